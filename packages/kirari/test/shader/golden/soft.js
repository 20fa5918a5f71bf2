const f32 = Math.fround
const r = new Float64Array(3)

function soften_vec3(x_x, x_y, x_z, by_x, by_y, by_z) {
  for (let i = 0; i < 2; i++) {
    x_x = f32(x_x * by_x)
    x_y = f32(x_y * by_y)
    x_z = f32(x_z * by_z)
    x_x = f32(x_x + 0.25)
    x_y = f32(x_y + 0.25)
    x_z = f32(x_z + 0.25)
  }
  r[0] = x_x
  r[1] = x_y
  r[2] = x_z
}

function soften_vec2(x_x, x_y, by_x, by_y) {
  for (let i = 0; i < 2; i++) {
    x_x = f32(x_x * by_x)
    x_y = f32(x_y * by_y)
    x_x = f32(x_x + 0.25)
    x_y = f32(x_y + 0.25)
  }
  r[0] = x_x
  r[1] = x_y
}

function soften(x, by) {
  for (let i = 0; i < 2; i++) {
    x = f32(x * by)
    x = f32(x + 0.25)
  }
  return x
}

function soft(p_x, p_y, p_z, s) {
  let v_x = p_x
  let v_y = p_y
  let v_z = p_z
  let x = s
  soften_vec3(v_x, v_y, v_z, p_x, p_y, p_z)
  const x_x = r[0]
  const x_y = r[1]
  const x_z = r[2]
  v_x = x_x
  v_y = x_y
  v_z = x_z
  soften_vec2(v_x, v_y, p_z, p_z)
  const x_x1 = r[0]
  const x_y1 = r[1]
  v_x = x_x1
  v_y = x_y1
  const x1 = soften(x, 2)
  x = x1
  r[0] = f32(v_x * x)
  r[1] = f32(v_y * x)
  r[2] = f32(v_z * x)
}

export { soft, r }
