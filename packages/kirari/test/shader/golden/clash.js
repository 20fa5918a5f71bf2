const f32 = Math.fround
let uv_x = 0, uv_y = 0
let axis_x = 0, axis_y = 0, axis_z = 0
let x = 0

function clash(p_x, p_y, p_x1, uv) {
  const t = f32(Math.sqrt(f32(f32(f32(axis_x * axis_x) + f32(axis_y * axis_y)) + f32(axis_z * axis_z))))
  const axis_x1 = f32(axis_x / t)
  const x1 = f32(p_x + p_x1)
  const clash1 = f32(f32(f32(x1 * x) + axis_x1) + f32(uv_x * uv))
  return clash1
}

const inputs = {
  set uv(value) { [uv_x, uv_y] = value },
  set axis(value) { [axis_x, axis_y, axis_z] = value },
  set x(value) { x = value },
}

export { clash, inputs }
