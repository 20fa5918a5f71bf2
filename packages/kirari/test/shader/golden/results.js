const f32 = Math.fround
const r = new Float64Array(2)

function r1(r0_x, r0_y) {
  r[0] = f32(r0_y + r0_x)
  r[1] = f32(r0_x + r0_y)
}

export { r1, r }
