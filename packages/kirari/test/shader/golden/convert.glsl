float convert(float x, bool flag) {
  return float(int(clamp(x, -2147483648.0, 2147483520.0))) + float(uint(clamp(abs(x), 0.0, 4294967040.0))) + float(flag) + float(uint(abs(-int(clamp(x, -2147483648.0, 2147483520.0))))) + (all(bvec2(flag, true)) ? 1.0 : 0.0);
}
