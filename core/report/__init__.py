"""The report on a river network and its terrain: measures, plots, and the page that shows them."""
