struct Stop {
  at: f32,
  color: vec3f,
}

const stops = array<Stop, 2>(Stop(0.0, vec3f(0.1, 0.2, 0.3)), Stop(1.0, vec3f(1.0, 1.0, 0.5)));

fn structArray(t: f32, i: i32) -> vec3f {
  return stops[i].color * (t - stops[0].at);
}
