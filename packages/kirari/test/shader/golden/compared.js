const f32 = Math.fround
let around = undefined
let cascades = undefined
let shadow = undefined

function compared(p_x, p_y, d_x, d_y, d_z, z) {
  return f32(f32(f32(f32(shadow.compare(p_x, p_y, 0, 0, z, 0, 0, 0, 0) + shadow.compare(p_x, p_y, 0, 0, z, 0, 1, 1, 0)) + cascades.compare(p_x, p_y, 0, 1, z, 0, 0, 0, 0)) + cascades.compare(p_x, p_y, 0, 1, z, 0, 1, 1, 0)) + around.compare(d_x, d_y, d_z, 0, z, 0, 0, 0, 0))
}

const inputs = {
  set around(value) { around = value },
  set cascades(value) { cascades = value },
  set shadow(value) { shadow = value },
}

export { compared, inputs }
