const f32 = Math.fround

function circleSDF(p_x, p_y, radius) {
  return f32(f32(Math.sqrt(f32(f32(p_x * p_x) + f32(p_y * p_y)))) - radius)
}

function ring(p_x, p_y, radius, width) {
  const circleSDF1 = circleSDF(p_x, p_y, radius)
  const edge = Math.abs(circleSDF1)
  return (edge < width) ? f32((-(f32(edge / width))) + 1) : 0
}

export { ring }
