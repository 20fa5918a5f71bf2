float circleSDF(vec2 p, float radius) {
  return length(p) - radius;
}
