"""Things around the products that give scale and place."""
