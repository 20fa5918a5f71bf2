fn integers(a: vec3i, i: i32, u: vec3u) -> vec3i {
  var n = a % i + i % a;
  n &= vec3i(255);
  n |= vec3i(i);
  n ^= a;
  n <<= vec3u(2u);
  n >>= u & vec3u(31u);
  n = n % 7;
  let parts = n.xy % vec2i(3);
  n.x = parts.x;
  n.y = parts.y;
  let parts1 = n.yz << vec2u(1u);
  n.y = parts1.x;
  n.z = parts1.y;
  var w = u;
  w >>= vec3u(1u, 2u, 3u) & vec3u(31u);
  w.x -= 1u;
  return n + (vec3i(i) & n) + vec3i(w);
}
