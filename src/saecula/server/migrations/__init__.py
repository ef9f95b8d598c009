"""Steps of the stored form, in order; `saecula serve` takes the missing ones when it starts."""
