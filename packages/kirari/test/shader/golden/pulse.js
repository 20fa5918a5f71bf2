const f32 = Math.fround
const r = new Float64Array(4)

function pulse(x, k) {
  const t = f32(Math.abs(x) * k)
  return f32(t - Math.floor(t))
}

function pulse_vec2(x_x, x_y, k) {
  const t = f32(Math.abs(x_x) * k)
  r[0] = f32(t - Math.floor(t))
  const t1 = f32(Math.abs(x_y) * k)
  r[1] = f32(t1 - Math.floor(t1))
}

function pulse_vec3(x_x, x_y, x_z, k) {
  const t = f32(Math.abs(x_x) * k)
  r[0] = f32(t - Math.floor(t))
  const t1 = f32(Math.abs(x_y) * k)
  r[1] = f32(t1 - Math.floor(t1))
  const t2 = f32(Math.abs(x_z) * k)
  r[2] = f32(t2 - Math.floor(t2))
}

function pulse_vec4(x_x, x_y, x_z, x_w, k) {
  const t = f32(Math.abs(x_x) * k)
  r[0] = f32(t - Math.floor(t))
  const t1 = f32(Math.abs(x_y) * k)
  r[1] = f32(t1 - Math.floor(t1))
  const t2 = f32(Math.abs(x_z) * k)
  r[2] = f32(t2 - Math.floor(t2))
  const t3 = f32(Math.abs(x_w) * k)
  r[3] = f32(t3 - Math.floor(t3))
}

export { pulse, pulse_vec2, pulse_vec3, pulse_vec4, r }
