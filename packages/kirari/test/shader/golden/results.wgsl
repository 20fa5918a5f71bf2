fn r1(r0: vec2f) -> vec2f {
  return r0.yx + r0;
}
