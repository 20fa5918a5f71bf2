ivec3 integers(ivec3 a, int i, uvec3 u) {
  ivec3 n = a - i * (a / i) + (i - a * (i / a));
  n &= ivec3(255);
  n |= ivec3(i);
  n ^= a;
  n <<= uvec3(2u);
  n >>= u & 31u;
  n = n - 7 * (n / 7);
  ivec2 t = ivec2(3);
  n.xy = n.xy - t * (n.xy / t);
  n.yz <<= uvec2(1u);
  uvec3 w = u;
  w >>= uvec3(1u, 2u, 3u) & 31u;
  w.x -= 1u;
  return n + (i & n) + ivec3(w);
}
