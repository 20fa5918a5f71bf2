const f32 = Math.fround
const r = new Float64Array(2)

function matrixArithmetic(a_0_x, a_0_y, a_1_x, a_1_y, b_0_x, b_0_y, b_1_x, b_1_y, s) {
  r[0] = f32(f32(f32(f32(s - f32(f32(f32(f32(f32(f32(a_1_x + b_1_x) - (-b_1_x)) + s) - 1) / b_1_x) / s)) + f32(s / b_1_x)) + f32(2 + a_1_x)) * 3)
  r[1] = f32(f32(f32(f32(s - f32(f32(f32(f32(f32(f32(a_1_y + b_1_y) - (-b_1_y)) + s) - 1) / b_1_y) / s)) + f32(s / b_1_y)) + f32(2 + a_1_y)) * 3)
}

export { matrixArithmetic, r }
