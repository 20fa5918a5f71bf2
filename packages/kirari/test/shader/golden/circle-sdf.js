const f32 = Math.fround

function circleSDF(p_x, p_y, radius) {
  return f32(f32(Math.sqrt(f32(f32(p_x * p_x) + f32(p_y * p_y)))) - radius)
}

export { circleSDF }
