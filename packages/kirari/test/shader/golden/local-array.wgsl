fn shifted(list: array<vec2f, 3>, by: vec2f) -> array<vec2f, 3> {
  return array<vec2f, 3>(list[0] + by, list[1] + by, list[2] + by);
}

fn localArray(p: vec2f, i: i32) -> vec2f {
  var list = shifted(array<vec2f, 3>(p, p.yx, vec2f(1.0)), p);
  list[i] = p * 2.0;
  list[0].x += 1.0;
  var copy = list;
  copy[u32(i)] *= list[2];
  list = copy;
  var zero = array<f32, 2>(0.0, 0.0);
  return list[i] + copy[1] + zero[i];
}
