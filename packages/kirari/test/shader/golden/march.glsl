float sphere(vec3 p) {
  return length(p) - 1.0;
}

float march(vec3 origin, vec3 direction) {
  float t = 0.0;
  for (int i = 0; i < 64; i++) {
    float d = sphere(origin + direction * t);
    t += d;
    if (d < 0.001 || t > 20.0) {
      break;
    }
  }
  return t;
}
