ivec3 integers(ivec3 a, int i, uvec3 u) {
  ivec3 n = a % i + i % a;
  n &= ivec3(255);
  n |= ivec3(i);
  n ^= a;
  n <<= uvec3(2u);
  n >>= u;
  n %= 7;
  n.xy %= ivec2(3);
  n.yz <<= uvec2(1u);
  uvec3 w = u;
  w >>= uvec3(1u, 2u, 3u);
  w.x -= 1u;
  return n + (i & n) + ivec3(w);
}
