const f32 = Math.fround
const r = new Float64Array(4)

function matrixProducts(a_0_x, a_0_y, a_0_z, a_1_x, a_1_y, a_1_z, b_0_x, b_0_y, b_0_z, b_0_w, b_1_x, b_1_y, b_1_z, b_1_w, b_2_x, b_2_y, b_2_z, b_2_w, c_0_x, c_0_y, c_1_x, c_1_y, c_2_x, c_2_y, c_3_x, c_3_y, v_x, v_y) {
  const t = f32(f32(v_x * c_0_x) + f32(v_y * c_0_y))
  const t1 = f32(f32(v_x * c_1_x) + f32(v_y * c_1_y))
  const t2 = f32(f32(v_x * c_2_x) + f32(v_y * c_2_y))
  const t3 = f32(f32(v_x * c_3_x) + f32(v_y * c_3_y))
  const t4 = f32(f32(f32(f32(f32(b_0_x * a_0_x) + f32(b_1_x * a_0_y)) + f32(b_2_x * a_0_z)) * v_x) + f32(f32(f32(f32(b_0_x * a_1_x) + f32(b_1_x * a_1_y)) + f32(b_2_x * a_1_z)) * v_y))
  const t5 = f32(f32(f32(f32(c_0_x * b_0_x) + f32(c_1_x * b_0_y)) + f32(c_2_x * b_0_z)) + f32(c_3_x * b_0_w))
  const t6 = f32(f32(f32(f32(c_0_x * b_1_x) + f32(c_1_x * b_1_y)) + f32(c_2_x * b_1_z)) + f32(c_3_x * b_1_w))
  const t7 = f32(f32(f32(f32(c_0_x * b_2_x) + f32(c_1_x * b_2_y)) + f32(c_2_x * b_2_z)) + f32(c_3_x * b_2_w))
  const t8 = f32(f32(f32(t5 * a_0_x) + f32(t6 * a_0_y)) + f32(t7 * a_0_z))
  const t9 = f32(f32(f32(f32(c_0_y * b_0_x) + f32(c_1_y * b_0_y)) + f32(c_2_y * b_0_z)) + f32(c_3_y * b_0_w))
  const t10 = f32(f32(f32(f32(c_0_y * b_1_x) + f32(c_1_y * b_1_y)) + f32(c_2_y * b_1_z)) + f32(c_3_y * b_1_w))
  const t11 = f32(f32(f32(f32(c_0_y * b_2_x) + f32(c_1_y * b_2_y)) + f32(c_2_y * b_2_z)) + f32(c_3_y * b_2_w))
  const t12 = f32(f32(f32(t9 * a_0_x) + f32(t10 * a_0_y)) + f32(t11 * a_0_z))
  const t13 = f32(f32(f32(t5 * a_1_x) + f32(t6 * a_1_y)) + f32(t7 * a_1_z))
  const t14 = f32(f32(f32(t9 * a_1_x) + f32(t10 * a_1_y)) + f32(t11 * a_1_z))
  const t15 = f32(f32(f32(f32(f32(b_0_y * a_0_x) + f32(b_1_y * a_0_y)) + f32(b_2_y * a_0_z)) * v_x) + f32(f32(f32(f32(b_0_y * a_1_x) + f32(b_1_y * a_1_y)) + f32(b_2_y * a_1_z)) * v_y))
  const t16 = f32(f32(f32(f32(f32(b_0_z * a_0_x) + f32(b_1_z * a_0_y)) + f32(b_2_z * a_0_z)) * v_x) + f32(f32(f32(f32(b_0_z * a_1_x) + f32(b_1_z * a_1_y)) + f32(b_2_z * a_1_z)) * v_y))
  const t17 = f32(f32(f32(f32(f32(b_0_w * a_0_x) + f32(b_1_w * a_0_y)) + f32(b_2_w * a_0_z)) * v_x) + f32(f32(f32(f32(b_0_w * a_1_x) + f32(b_1_w * a_1_y)) + f32(b_2_w * a_1_z)) * v_y))
  const t18 = f32(f32(f32(f32(t * t4) + f32(t1 * t15)) + f32(t2 * t16)) + f32(t3 * t17))
  r[0] = f32(f32(f32(f32(f32(f32(t * 2) + f32(t1 * 0)) + f32(t2 * 0)) + f32(t3 * 0)) + t4) + f32(f32(f32(f32(f32(1 * t8) + f32(5 * t12)) * v_x) + f32(f32(f32(1 * t13) + f32(5 * t14)) * v_y)) + t18))
  r[1] = f32(f32(f32(f32(f32(f32(t * 0) + f32(t1 * 2)) + f32(t2 * 0)) + f32(t3 * 0)) + t15) + f32(f32(f32(f32(f32(2 * t8) + f32(6 * t12)) * v_x) + f32(f32(f32(2 * t13) + f32(6 * t14)) * v_y)) + f32(f32(f32(f32(t1 * t4) + f32(t2 * t15)) + f32(t3 * t16)) + f32(t * t17))))
  r[2] = f32(f32(f32(f32(f32(f32(t * 0) + f32(t1 * 0)) + f32(t2 * 2)) + f32(t3 * 0)) + t16) + f32(f32(f32(f32(f32(3 * t8) + f32(7 * t12)) * v_x) + f32(f32(f32(3 * t13) + f32(7 * t14)) * v_y)) + f32(f32(f32(f32(t2 * t4) + f32(t3 * t15)) + f32(t * t16)) + f32(t1 * t17))))
  r[3] = f32(f32(f32(f32(f32(f32(t * 0) + f32(t1 * 0)) + f32(t2 * 0)) + f32(t3 * 2)) + t17) + f32(f32(f32(f32(f32(4 * t8) + f32(8 * t12)) * v_x) + f32(f32(f32(4 * t13) + f32(8 * t14)) * v_y)) + t18))
}

export { matrixProducts, r }
