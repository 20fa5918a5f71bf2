fn rounds(n: i32) -> f32 {
  var v = 1.0;
  let t = v * 0.5;
  for (var i = 0; i < n; i++) {
    let t1 = v + t;
    v = t1;
    v *= t1;
  }
  return v + t;
}
