fn brackets(a: f32, b: f32, c: f32) -> f32 {
  return ((a + b) * c - (a - (b - c))) / (a * (b * c)) + (-a * (-b)) - (-1.0);
}
