fn wave(p: vec2f) -> f32 {
  return sin(p.x) * cos(p.y);
}

fn fbm(p: vec2f, octaves: i32) -> f32 {
  var sum = 0.0;
  var amplitude = 0.5;
  var q = p;
  for (var i = 0; i < octaves; i++) {
    // each octave is half as high and twice as fine
    sum += amplitude * wave(q);
    q *= 2.0;
    amplitude *= 0.5;
    if (amplitude < 0.01) {
      break;
    }
  }
  return sum;
}
