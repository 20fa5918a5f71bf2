vec3 halves(vec3 v, float k) {
  vec3 h = vec3(v) * k + 0.5;
  h.x *= 2.0;
  h.yz = h.zy;
  return vec3(normalize(h) * max(dot(h, h), 0.25));
}
