const f32 = Math.fround

function inverses(a_0_x, a_0_y, a_1_x, a_1_y, b_0_x, b_0_y, b_0_z, b_1_x, b_1_y, b_1_z, b_2_x, b_2_y, b_2_z, c_0_x, c_0_y, c_0_z, c_0_w, c_1_x, c_1_y, c_1_z, c_1_w, c_2_x, c_2_y, c_2_z, c_2_w, c_3_x, c_3_y, c_3_z, c_3_w) {
  const t = f32(1 / f32(f32(a_0_x * a_1_y) - f32(a_0_y * a_1_x)))
  const t1 = f32(f32(b_1_y * b_2_z) - f32(b_1_z * b_2_y))
  const t2 = f32(f32(b_1_x * b_2_z) - f32(b_1_z * b_2_x))
  const t3 = f32(f32(b_1_x * b_2_y) - f32(b_1_y * b_2_x))
  const t4 = f32(1 / f32(f32(f32(b_0_x * t1) - f32(b_0_y * t2)) + f32(b_0_z * t3)))
  const t5 = f32(f32(f32(f32(b_0_x * b_2_z) - f32(b_0_z * b_2_x)) * t4) * f32(b_0_y * b_1_y))
  const t6 = f32(f32(f32(f32(b_0_x * b_1_y) - f32(b_0_y * b_1_x)) * t4) * f32(b_0_z * b_1_z))
  const t7 = f32(f32((-(f32(f32(b_0_x * b_2_y) - f32(b_0_y * b_2_x)))) * t4) * f32(b_0_y * b_1_z))
  const t8 = f32(f32((-(f32(f32(b_0_x * b_1_z) - f32(b_0_z * b_1_x)))) * t4) * f32(b_0_z * b_1_y))
  const t9 = f32(f32((-(f32(f32(b_0_y * b_2_z) - f32(b_0_z * b_2_y)))) * t4) * f32(b_0_y * b_1_x))
  const t10 = f32(f32(f32(f32(b_0_y * b_1_z) - f32(b_0_z * b_1_y)) * t4) * f32(b_0_z * b_1_x))
  const t11 = f32(f32(c_2_z * c_3_w) - f32(c_2_w * c_3_z))
  const t12 = f32(f32(c_2_y * c_3_w) - f32(c_2_w * c_3_y))
  const t13 = f32(f32(c_2_y * c_3_z) - f32(c_2_z * c_3_y))
  const t14 = f32(f32(c_2_x * c_3_w) - f32(c_2_w * c_3_x))
  const t15 = f32(f32(c_2_x * c_3_z) - f32(c_2_z * c_3_x))
  const t16 = f32(f32(c_2_x * c_3_y) - f32(c_2_y * c_3_x))
  return f32(f32(f32(f32(f32(a_1_y * t) * f32(a_0_x * t)) - f32(f32((-a_0_y) * t) * f32((-a_1_x) * t))) + f32(f32(f32(f32(f32(t1 * t4) * f32(b_0_x * b_1_x)) * f32(f32(t5 * t6) - f32(t7 * t8))) - f32(f32(f32((-t2) * t4) * f32(b_0_x * b_1_y)) * f32(f32(t9 * t6) - f32(t7 * t10)))) + f32(f32(f32(t3 * t4) * f32(b_0_x * b_1_z)) * f32(f32(t9 * t8) - f32(t5 * t10))))) + f32(f32(f32(f32(c_0_x * f32(f32(c_1_y * c_2_z) - f32(c_1_z * c_2_y))) - f32(c_0_y * f32(f32(c_1_x * c_2_z) - f32(c_1_z * c_2_x)))) + f32(c_0_z * f32(f32(c_1_x * c_2_y) - f32(c_1_y * c_2_x)))) * f32(1 / f32(f32(f32(f32(c_0_x * f32(f32(f32(c_1_y * t11) - f32(c_1_z * t12)) + f32(c_1_w * t13))) - f32(c_0_y * f32(f32(f32(c_1_x * t11) - f32(c_1_z * t14)) + f32(c_1_w * t15)))) + f32(c_0_z * f32(f32(f32(c_1_x * t12) - f32(c_1_y * t14)) + f32(c_1_w * t16)))) - f32(c_0_w * f32(f32(f32(c_1_x * t13) - f32(c_1_y * t15)) + f32(c_1_z * t16)))))))
}

export { inverses }
