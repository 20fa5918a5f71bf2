const f32 = Math.fround

function brackets(a, b, c) {
  return f32(f32(f32(f32(f32(f32(a + b) * c) - f32(a - f32(b - c))) / f32(a * f32(b * c))) + f32((-a) * (-b))) - (-1))
}

export { brackets }
