float half1(float x) {
  return x * 0.5;
}

int half_int(int x) {
  return x >> 1u;
}
