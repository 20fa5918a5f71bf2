vec2 r1(vec2 r0) {
  return r0.yx + r0;
}
