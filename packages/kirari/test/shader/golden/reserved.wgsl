fn filter1(mod1: f32, sample: f32, a_b: f32) -> f32 {
  let half = (mod1 + sample) * a_b;
  return half;
}
