int remainder(int a, int b) {
  int dividend = int(a);
  int divisor = int(b);
  if (divisor == 0 || (divisor == -1 && dividend == -2147483648)) divisor = 1;
  return dividend - divisor * (dividend / divisor);
}

int remainders(int a, int b, uint by) {
  int left = remainder(a, b);
  left >>= by & 31u;
  left = remainder(left, 3);
  return left + (a << ((by + 1u) & 31u));
}
