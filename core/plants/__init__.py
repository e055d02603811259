"""What grows where: classes of plants, and single ones."""
