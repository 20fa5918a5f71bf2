const f32 = Math.fround
const r = new Float64Array(4)
let uv_x = 0, uv_y = 0

function circleSDF(p_x, p_y, radius) {
  return f32(f32(Math.sqrt(f32(f32(p_x * p_x) + f32(p_y * p_y)))) - radius)
}

function ring(p_x, p_y, radius, width) {
  const circleSDF1 = circleSDF(p_x, p_y, radius)
  const edge = Math.abs(circleSDF1)
  return (edge < width) ? f32((-(f32(edge / width))) + 1) : 0
}

function fragment() {
  const ring1 = ring(f32(uv_x - 0.5), f32(uv_y - 0.5), 0.25, 0.10000000149011612)
  const ring2 = ring(f32(uv_x - 0.5), f32(uv_y - 0.5), 0.4000000059604645, Math.min(Math.max(uv_x, 0.05000000074505806), 0.10000000149011612))
  r[0] = ring1
  r[1] = ring2
  r[2] = f32(f32(uv_x * 1) - f32(uv_y * 0))
  r[3] = 1
}

const inputs = {
  set uv(value) { [uv_x, uv_y] = value },
}

export { fragment, r, inputs }
