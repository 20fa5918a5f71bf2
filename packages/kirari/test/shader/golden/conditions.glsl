float conditions(float x) {
  float v = x;
  while (v < 10.0) {
    v *= 2.0;
  }
  while (true) {
    float square = v * v;
    if (!(square > 4.0 && square < 1000.0)) {
      break;
    }
    v -= 1.0;
  }
  return v;
}
