uint bits(uint v) {
  return ((v * 747796405u + 2891336453u) ^ (v >> 16u)) | ((v & 255u) << 4u);
}
