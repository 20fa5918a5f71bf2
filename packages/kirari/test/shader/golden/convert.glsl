float convert(float x, bool flag) {
  return float(int(x)) + float(uint(abs(x))) + float(flag) + float(uint(abs(-int(x)))) + (all(bvec2(flag, true)) ? 1.0 : 0.0);
}
