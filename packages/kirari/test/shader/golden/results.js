const f32 = Math.fround
let r0 = 0, r1 = 0

function r1_1(r0_x, r0_y) {
  r0 = f32(r0_y + r0_x)
  r1 = f32(r0_x + r0_y)
}

export { r1_1 }
