int remainders(int a, int b, uint by) {
  int left = a - b * (a / b);
  left >>= by & 31u;
  left = left - 3 * (left / 3);
  return left + (a << ((by + 1u) & 31u));
}
