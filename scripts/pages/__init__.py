"""The pages of this repository as a site of plain HTML: no server, no network, nothing to install."""
