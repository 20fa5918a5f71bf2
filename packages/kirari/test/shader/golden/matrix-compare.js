const f32 = Math.fround

function matrixCompare(a_0_x, a_0_y, a_1_x, a_1_y, a_2_x, a_2_y, b_0_x, b_0_y, b_1_x, b_1_y, b_2_x, b_2_y) {
  return ((((((a_0_x === b_0_x) && (a_0_y === b_0_y)) && (a_1_x === b_1_x)) && (a_1_y === b_1_y)) && (a_2_x === b_2_x)) && (a_2_y === b_2_y)) || ((((((f32(a_0_x + 1) !== b_0_x) || (f32(a_0_y + 1) !== b_0_y)) || (f32(a_1_x + 1) !== b_1_x)) || (f32(a_1_y + 1) !== b_1_y)) || (f32(a_2_x + 1) !== b_2_x)) || (f32(a_2_y + 1) !== b_2_y))
}

export { matrixCompare }
