const f32 = Math.fround
let r0 = 0, r1 = 0

function wrap(p_x, p_y, period) {
  r0 = f32(p_x - f32(period * Math.floor(f32(p_x / period))))
  r1 = f32(p_y - f32(period * Math.floor(f32(p_y / period))))
}

export { wrap }
