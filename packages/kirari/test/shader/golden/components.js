const f32 = Math.fround
const r = new Float64Array(4)

function components(p_x, p_y, p_z, p_w, i) {
  let v_x = p_x
  let v_y = p_y
  let v_z = p_z
  let v_w = p_w
  v_w = p_x
  v_x = p_y
  v_z = f32(v_z * 1)
  v_y = f32(v_y * 2)
  v_x = f32(v_x * 3)
  v_z = f32(v_z + 1)
  v_y = f32(v_y + 1)
  const t = f32(((i <= 0) ? v_x : ((i === 1) ? v_y : ((i === 2) ? v_z : v_w))) / 2)
  v_x = (i <= 0) ? t : v_x
  v_y = (i === 1) ? t : v_y
  v_z = (i === 2) ? t : v_z
  v_w = (i >= 3) ? t : v_w
  v_z = (i <= 0) ? 7 : v_z
  v_w = (i >= 1) ? 7 : v_w
  v_y = v_w
  const t1 = v_x
  v_x = v_w
  const t2 = v_y
  v_y = v_z
  v_z = t2
  v_w = t1
  v_y = f32(v_y + v_z)
  v_w = f32(v_w + v_z)
  v_z = f32(v_z * v_w)
  r[0] = f32(f32(v_x + v_x) + v_w)
  r[1] = f32(f32(v_y + v_x) + v_z)
  r[2] = f32(f32(v_z + v_y) + v_y)
  r[3] = f32(f32(v_w + v_y) + v_x)
}

export { components, r }
