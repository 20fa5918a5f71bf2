const f32 = Math.fround
const r = new Float64Array(2)

function wrap(p_x, p_y, period) {
  r[0] = f32(p_x - f32(period * Math.floor(f32(p_x / period))))
  r[1] = f32(p_y - f32(period * Math.floor(f32(p_y / period))))
}

export { wrap, r }
