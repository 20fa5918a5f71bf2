fn pulse(x: f32, k: f32) -> f32 {
  return fract(abs(x) * k);
}

fn pulse_vec2(x: vec2f, k: f32) -> vec2f {
  return fract(abs(x) * k);
}

fn pulse_vec3(x: vec3f, k: f32) -> vec3f {
  return fract(abs(x) * k);
}

fn pulse_vec4(x: vec4f, k: f32) -> vec4f {
  return fract(abs(x) * k);
}
