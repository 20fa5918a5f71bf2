float rounds(int n) {
  float v = 1.0;
  float t = v * 0.5;
  for (int i = 0; i < n; i++) {
    float t1 = v + t;
    v = t1;
    v *= t1;
  }
  return v + t;
}
