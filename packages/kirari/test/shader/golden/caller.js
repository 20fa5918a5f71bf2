const f32 = Math.fround
const r = new Float64Array(4)

function halve(p_x, p_y, scale) {
  p_x = f32(p_x * 0.5)
  p_y = f32(p_y * 0.5)
  scale = f32(scale * 2)
  r[0] = p_x
  r[1] = p_y
  r[2] = scale
}

function more(w_x, w_y, w_z) {
  w_x = f32(w_x + 1)
  r[0] = w_x
  r[1] = w_x
  r[2] = w_y
  r[3] = w_z
}

function back(v_x, v_y, v_z) {
  let q_x = v_x
  let q_y = v_y
  let scale = 1
  halve(q_x, q_y, scale)
  const p_x = r[0]
  const p_y = r[1]
  const scale1 = r[2]
  q_x = p_x
  q_y = p_y
  scale = scale1
  halve(v_x, v_y, v_z)
  const p_x1 = r[0]
  const p_y1 = r[1]
  const scale2 = r[2]
  v_x = p_x1
  v_y = p_y1
  v_z = scale2
  more(v_x, v_y, v_z)
  const more1 = r[0]
  const w_x = r[1]
  const w_y = r[2]
  const w_z = r[3]
  v_x = w_x
  v_y = w_y
  v_z = w_z
  r[0] = f32(f32(more1 + scale) + q_x)
  r[1] = v_x
  r[2] = v_y
  r[3] = v_z
}

function caller(p_x, p_y, p_z) {
  let v_x = p_x
  let v_y = p_y
  let v_z = p_z
  back(v_x, v_y, v_z)
  const back1 = r[0]
  const v_x1 = r[1]
  const v_y1 = r[2]
  const v_z1 = r[3]
  v_x = v_x1
  v_y = v_y1
  v_z = v_z1
  back(v_x, v_y, v_z)
  const v_x2 = r[1]
  const v_y2 = r[2]
  const v_z2 = r[3]
  v_x = v_x2
  v_y = v_y2
  v_z = v_z2
  r[0] = f32(v_x * back1)
  r[1] = f32(v_y * back1)
  r[2] = f32(v_z * back1)
}

export { caller, r }
