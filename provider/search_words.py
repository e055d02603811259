"""Words in German, French, Spanish and Italian that people search for, whatever the language of their window."""

from __future__ import annotations

WORDS: dict[str, tuple[str, ...]] = {
    "watersheds": (
        "Einzugsgebiet", "Konzentrationszeit", "längster Fließweg", "Pegel", "bassin versant", "temps de concentration",
        "plus long chemin d'écoulement", "cuenca", "tiempo de concentración", "bacino idrografico",
        "tempo di corrivazione",
    ),
    "watershedofpoint": (
        "Einzugsgebiet", "Konzentrationszeit", "längster Fließweg", "bassin versant", "temps de concentration",
        "cuenca", "tiempo de concentración", "bacino idrografico", "tempo di corrivazione",
    ),
    "hydrologyfromdem": ("Einzugsgebiet", "bassin versant", "cuenca", "bacino idrografico"),
    "terrainindices": (
        "topographischer Feuchteindex", "indice topographique d'humidité", "índice topográfico de humedad",
        "indice topografico di umidità", "LS-Faktor", "facteur LS", "factor LS", "fattore LS",
    ),
    "subbasins": ("Teileinzugsgebiet", "sous-bassin", "subcuenca", "sottobacino"),
    "floodheight": (
        "Hochwasser", "Überschwemmung", "Überflutung", "crue", "zone inondable", "inundación", "crecida", "alluvione",
        "esondazione",
    ),
    "riversteepness": ("Steilheitsindex", "indice de raideur", "índice de empinamiento", "indice di ripidità"),
    "riverthreshold": ("Schwellenwert", "seuil", "umbral", "soglia"),
}  # fmt: skip


def foreign_words(algorithm_id: str) -> tuple[str, ...]:
    """Return the words for an algorithm."""
    return WORDS.get(algorithm_id, ())
