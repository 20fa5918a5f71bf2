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
  a_0_y = (i <= 0) ? t : a_0_y
  a_1_y = (i === 1) ? t : a_1_y
  a_2_y = (i >= 2) ? t : a_2_y
  const t1 = f32(((i <= 0) ? a_0_x : ((i === 1) ? a_1_x : a_2_x)) * 2)
  a_0_x = (i <= 0) ? t1 : a_0_x
  a_1_x = (i === 1) ? t1 : a_1_x
  a_2_x = (i >= 2) ? t1 : a_2_x
  a_2_z = f32(a_2_z + s)
  const t2 = f32(((i <= 0) ? a_1_x : ((i === 1) ? a_1_y : a_1_z)) - 1)
  a_1_x = (i <= 0) ? t2 : a_1_x
  a_1_y = (i === 1) ? t2 : a_1_y
  a_1_z = (i >= 2) ? t2 : a_1_z
  const t3 = f32(f32(f32(a_0_x * m_1_x) + f32(a_1_x * m_1_y)) + f32(a_2_x * m_1_z))
  const t4 = f32(f32(f32(a_0_x * m_2_x) + f32(a_1_x * m_2_y)) + f32(a_2_x * m_2_z))
  a_0_x = f32(f32(f32(a_0_x * m_0_x) + f32(a_1_x * m_0_y)) + f32(a_2_x * m_0_z))
  const t5 = f32(f32(f32(a_0_y * m_1_x) + f32(a_1_y * m_1_y)) + f32(a_2_y * m_1_z))
  const t6 = f32(f32(f32(a_0_y * m_2_x) + f32(a_1_y * m_2_y)) + f32(a_2_y * m_2_z))
  a_0_y = f32(f32(f32(a_0_y * m_0_x) + f32(a_1_y * m_0_y)) + f32(a_2_y * m_0_z))
  const t7 = f32(f32(f32(a_0_z * m_1_x) + f32(a_1_z * m_1_y)) + f32(a_2_z * m_1_z))
  const t8 = f32(f32(f32(a_0_z * m_2_x) + f32(a_1_z * m_2_y)) + f32(a_2_z * m_2_z))
  a_0_z = f32(f32(f32(a_0_z * m_0_x) + f32(a_1_z * m_0_y)) + f32(a_2_z * m_0_z))
  a_1_x = t3
  a_1_y = t5
  a_1_z = t7
  a_2_x = t4
  a_2_y = t6
  a_2_z = t8
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
  let v_x = (i <= 0) ? a_0_x : ((i === 1) ? a_1_x : a_2_x)
  let v_y = (i <= 0) ? a_0_y : ((i === 1) ? a_1_y : a_2_y)
  let v_z = (i <= 0) ? a_0_z : ((i === 1) ? a_1_z : a_2_z)
  const t9 = f32(f32(f32(v_x * m_1_x) + f32(v_y * m_1_y)) + f32(v_z * m_1_z))
  const t10 = f32(f32(f32(v_x * m_2_x) + f32(v_y * m_2_y)) + f32(v_z * m_2_z))
  v_x = f32(f32(f32(v_x * m_0_x) + f32(v_y * m_0_y)) + f32(v_z * m_0_z))
  v_y = t9
  v_z = t10
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

export { matrixAssign, r }
