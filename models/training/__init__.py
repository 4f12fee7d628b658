"""Training of the nets that read a city from a photo: data, nets, calibration, export."""
