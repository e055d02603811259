"""What every algorithm shares: its base class, parameters, inputs, outputs and styles."""
