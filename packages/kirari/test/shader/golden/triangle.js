const f32 = Math.fround
const r = new Float64Array(4)

function triangle(x, folds) {
  let v = x
  for (let i = 0; i < folds; i++) {
    v = Math.abs(f32(f32(v * 2) - 1))
  }
  return v
}

function triangle_vec2(x_x, x_y, folds) {
  let v_x = x_x
  let v_y = x_y
  for (let i = 0; i < folds; i++) {
    v_x = Math.abs(f32(f32(v_x * 2) - 1))
    v_y = Math.abs(f32(f32(v_y * 2) - 1))
  }
  r[0] = v_x
  r[1] = v_y
}

function triangle_vec3(x_x, x_y, x_z, folds) {
  let v_x = x_x
  let v_y = x_y
  let v_z = x_z
  for (let i = 0; i < folds; i++) {
    v_x = Math.abs(f32(f32(v_x * 2) - 1))
    v_y = Math.abs(f32(f32(v_y * 2) - 1))
    v_z = Math.abs(f32(f32(v_z * 2) - 1))
  }
  r[0] = v_x
  r[1] = v_y
  r[2] = v_z
}

function triangle_vec4(x_x, x_y, x_z, x_w, folds) {
  let v_x = x_x
  let v_y = x_y
  let v_z = x_z
  let v_w = x_w
  for (let i = 0; i < folds; i++) {
    v_x = Math.abs(f32(f32(v_x * 2) - 1))
    v_y = Math.abs(f32(f32(v_y * 2) - 1))
    v_z = Math.abs(f32(f32(v_z * 2) - 1))
    v_w = Math.abs(f32(f32(v_w * 2) - 1))
  }
  r[0] = v_x
  r[1] = v_y
  r[2] = v_z
  r[3] = v_w
}

export { triangle, triangle_vec2, triangle_vec3, triangle_vec4, r }
