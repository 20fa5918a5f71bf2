const f32 = Math.fround
const r = new Float64Array(3)

function matrixAssign(m_0_x, m_0_y, m_0_z, m_1_x, m_1_y, m_1_z, m_2_x, m_2_y, m_2_z, i, s) {
  let a_0_x = m_0_x
  let a_0_y = m_0_y
  let a_0_z = m_0_z
  let a_1_x = m_1_x
  let a_1_y = m_1_y
  let a_1_z = m_1_z
  let a_2_x = m_2_x
  let a_2_y = m_2_y
  let a_2_z = m_2_z
  a_0_x = 1
  a_0_y = 2
  a_0_z = 3
  const t = f32(((i <= 0) ? a_0_y : ((i === 1) ? a_1_y : a_2_y)) * 2)
  const t1 = ((i === 1) ? t : a_1_y)
  const t2 = ((i >= 2) ? t : a_2_y)
  a_0_y = ((i <= 0) ? t : a_0_y)
  a_1_y = t1
  a_2_y = t2
  const t3 = f32(((i <= 0) ? a_0_x : ((i === 1) ? a_1_x : a_2_x)) * 2)
  const t4 = ((i === 1) ? t3 : a_1_x)
  const t5 = ((i >= 2) ? t3 : a_2_x)
  a_0_x = ((i <= 0) ? t3 : a_0_x)
  a_1_x = t4
  a_2_x = t5
  a_2_z = f32(a_2_z + s)
  const t6 = f32(((i <= 0) ? a_1_x : ((i === 1) ? a_1_y : a_1_z)) - 1)
  const t7 = ((i === 1) ? t6 : a_1_y)
  const t8 = ((i >= 2) ? t6 : a_1_z)
  a_1_x = ((i <= 0) ? t6 : a_1_x)
  a_1_y = t7
  a_1_z = t8
  const t9 = f32(f32(f32(a_0_x * m_1_x) + f32(a_1_x * m_1_y)) + f32(a_2_x * m_1_z))
  const t10 = f32(f32(f32(a_0_x * m_2_x) + f32(a_1_x * m_2_y)) + f32(a_2_x * m_2_z))
  a_0_x = f32(f32(f32(a_0_x * m_0_x) + f32(a_1_x * m_0_y)) + f32(a_2_x * m_0_z))
  const t11 = f32(f32(f32(a_0_y * m_1_x) + f32(a_1_y * m_1_y)) + f32(a_2_y * m_1_z))
  const t12 = f32(f32(f32(a_0_y * m_2_x) + f32(a_1_y * m_2_y)) + f32(a_2_y * m_2_z))
  a_0_y = f32(f32(f32(a_0_y * m_0_x) + f32(a_1_y * m_0_y)) + f32(a_2_y * m_0_z))
  const t13 = f32(f32(f32(a_0_z * m_1_x) + f32(a_1_z * m_1_y)) + f32(a_2_z * m_1_z))
  const t14 = f32(f32(f32(a_0_z * m_2_x) + f32(a_1_z * m_2_y)) + f32(a_2_z * m_2_z))
  a_0_z = f32(f32(f32(a_0_z * m_0_x) + f32(a_1_z * m_0_y)) + f32(a_2_z * m_0_z))
  a_1_x = t9
  a_1_y = t11
  a_1_z = t13
  a_2_x = t10
  a_2_y = t12
  a_2_z = t14
  a_0_x = f32(a_0_x * s)
  a_0_y = f32(a_0_y * s)
  a_0_z = f32(a_0_z * s)
  a_1_x = f32(a_1_x * s)
  a_1_y = f32(a_1_y * s)
  a_1_z = f32(a_1_z * s)
  a_2_x = f32(a_2_x * s)
  a_2_y = f32(a_2_y * s)
  a_2_z = f32(a_2_z * s)
  a_0_x = f32(a_0_x + m_0_x)
  a_0_y = f32(a_0_y + m_0_y)
  a_0_z = f32(a_0_z + m_0_z)
  a_1_x = f32(a_1_x + m_1_x)
  a_1_y = f32(a_1_y + m_1_y)
  a_1_z = f32(a_1_z + m_1_z)
  a_2_x = f32(a_2_x + m_2_x)
  a_2_y = f32(a_2_y + m_2_y)
  a_2_z = f32(a_2_z + m_2_z)
  a_0_x = f32(a_0_x + 1)
  a_0_y = f32(a_0_y + 1)
  a_0_z = f32(a_0_z + 1)
  a_1_x = f32(a_1_x + 1)
  a_1_y = f32(a_1_y + 1)
  a_1_z = f32(a_1_z + 1)
  a_2_x = f32(a_2_x + 1)
  a_2_y = f32(a_2_y + 1)
  a_2_z = f32(a_2_z + 1)
  a_0_x = f32(a_0_x - s)
  a_0_y = f32(a_0_y - s)
  a_0_z = f32(a_0_z - s)
  a_1_x = f32(a_1_x - s)
  a_1_y = f32(a_1_y - s)
  a_1_z = f32(a_1_z - s)
  a_2_x = f32(a_2_x - s)
  a_2_y = f32(a_2_y - s)
  a_2_z = f32(a_2_z - s)
  a_0_x = f32(a_0_x / 2)
  a_0_y = f32(a_0_y / 2)
  a_0_z = f32(a_0_z / 2)
  a_1_x = f32(a_1_x / 2)
  a_1_y = f32(a_1_y / 2)
  a_1_z = f32(a_1_z / 2)
  a_2_x = f32(a_2_x / 2)
  a_2_y = f32(a_2_y / 2)
  a_2_z = f32(a_2_z / 2)
  let v_x = ((i <= 0) ? a_0_x : ((i === 1) ? a_1_x : a_2_x))
  let v_y = ((i <= 0) ? a_0_y : ((i === 1) ? a_1_y : a_2_y))
  let v_z = ((i <= 0) ? a_0_z : ((i === 1) ? a_1_z : a_2_z))
  const t15 = f32(f32(f32(v_x * m_1_x) + f32(v_y * m_1_y)) + f32(v_z * m_1_z))
  const t16 = f32(f32(f32(v_x * m_2_x) + f32(v_y * m_2_y)) + f32(v_z * m_2_z))
  v_x = f32(f32(f32(v_x * m_0_x) + f32(v_y * m_0_y)) + f32(v_z * m_0_z))
  v_y = t15
  v_z = t16
  let zero_0_x = 0
  let zero_0_y = 0
  let zero_0_z = 0
  let zero_1_x = 0
  let zero_1_y = 0
  let zero_1_z = 0
  let zero_2_x = 0
  let zero_2_y = 0
  let zero_2_z = 0
  r[0] = f32(v_x + zero_1_x)
  r[1] = f32(v_y + zero_1_y)
  r[2] = f32(v_z + zero_1_z)
}

export { matrixAssign }
