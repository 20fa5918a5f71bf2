float circleSDF(vec2 p, float radius) {
  return length(p) - radius;
}

float ring(vec2 p, float radius, float width) {
  float edge = abs(circleSDF(p, radius));
  return edge < width ? -(edge / width) + 1.0 : 0.0;
}
