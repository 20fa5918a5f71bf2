float brackets(float a, float b, float c) {
  return ((a + b) * c - (a - (b - c))) / (a * (b * c)) + (-a * (-b)) - (-1.0);
}
