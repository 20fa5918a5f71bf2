ivec3 remainder(ivec3 a, int b) {
  ivec3 dividend = ivec3(a);
  ivec3 divisor = ivec3(b);
  if (divisor.x == 0 || (divisor.x == -1 && dividend.x == -2147483648)) divisor.x = 1;
  if (divisor.y == 0 || (divisor.y == -1 && dividend.y == -2147483648)) divisor.y = 1;
  if (divisor.z == 0 || (divisor.z == -1 && dividend.z == -2147483648)) divisor.z = 1;
  return dividend - divisor * (dividend / divisor);
}

ivec3 remainder1(int a, ivec3 b) {
  ivec3 dividend = ivec3(a);
  ivec3 divisor = ivec3(b);
  if (divisor.x == 0 || (divisor.x == -1 && dividend.x == -2147483648)) divisor.x = 1;
  if (divisor.y == 0 || (divisor.y == -1 && dividend.y == -2147483648)) divisor.y = 1;
  if (divisor.z == 0 || (divisor.z == -1 && dividend.z == -2147483648)) divisor.z = 1;
  return dividend - divisor * (dividend / divisor);
}

ivec2 remainder2(ivec2 a, ivec2 b) {
  ivec2 dividend = ivec2(a);
  ivec2 divisor = ivec2(b);
  if (divisor.x == 0 || (divisor.x == -1 && dividend.x == -2147483648)) divisor.x = 1;
  if (divisor.y == 0 || (divisor.y == -1 && dividend.y == -2147483648)) divisor.y = 1;
  return dividend - divisor * (dividend / divisor);
}

ivec3 integers(ivec3 a, int i, uvec3 u) {
  ivec3 n = remainder(a, i) + remainder1(i, a);
  n &= ivec3(255);
  n |= ivec3(i);
  n ^= a;
  n <<= uvec3(2u);
  n >>= u & 31u;
  n = remainder(n, 7);
  n.xy = remainder2(n.xy, ivec2(3));
  n.yz <<= uvec2(1u);
  uvec3 w = u;
  w >>= uvec3(1u, 2u, 3u) & 31u;
  w.x -= 1u;
  return n + (i & n) + ivec3(w);
}
