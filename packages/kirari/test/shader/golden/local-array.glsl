vec2[3] shifted(vec2[3] list, vec2 by) {
  return vec2[3](list[0] + by, list[1] + by, list[2] + by);
}

vec2 localArray(vec2 p, int i) {
  vec2[3] list = shifted(vec2[3](p, p.yx, vec2(1.0)), p);
  list[i] = p * 2.0;
  list[0].x += 1.0;
  vec2[3] copy = list;
  copy[uint(i)] *= list[2];
  list = copy;
  float[2] zero = float[2](0.0, 0.0);
  return list[i] + copy[1] + zero[i];
}
