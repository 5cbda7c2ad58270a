"""Tables that people share: what they say to each other, and what happens at them."""
