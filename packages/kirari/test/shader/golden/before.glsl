vec3 before(float x) {
  float v = x;
  float t = v * 2.0;
  float kept = v;
  v = 5.0;
  return vec3(t, kept, v);
}
