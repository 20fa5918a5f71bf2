const f32 = Math.fround
const r = new Float64Array(3)

function matrixMake(a_x, a_y, a_z, s) {
  const t = f32(f32(f32(a_x * a_x) + f32(a_y * a_y)) + f32(0 * a_z))
  const t1 = f32(f32(f32(a_y * a_x) + f32(a_z * a_y)) + f32(0 * a_z))
  r[0] = f32(f32(f32(f32(f32(f32(f32(f32(a_x * s) + f32(a_y * 0)) + f32(0 * 0)) * a_x) + f32(f32(f32(f32(a_x * 0) + f32(a_y * s)) + f32(0 * 0)) * a_y)) + f32(f32(f32(f32(a_x * 0) + f32(a_y * 0)) + f32(0 * s)) * a_z)) + f32(f32(1 * t) + f32(s * t1))) + a_y)
  r[1] = f32(f32(f32(f32(f32(f32(f32(f32(a_y * s) + f32(a_z * 0)) + f32(0 * 0)) * a_x) + f32(f32(f32(f32(a_y * 0) + f32(a_z * s)) + f32(0 * 0)) * a_y)) + f32(f32(f32(f32(a_y * 0) + f32(a_z * 0)) + f32(0 * s)) * a_z)) + f32(f32(2 * t) + f32(4 * t1))) + a_z)
  r[2] = f32(f32(f32(f32(f32(f32(f32(f32(a_z * s) + f32(a_x * 0)) + f32(1 * 0)) * a_x) + f32(f32(f32(f32(a_z * 0) + f32(a_x * s)) + f32(1 * 0)) * a_y)) + f32(f32(f32(f32(a_z * 0) + f32(a_x * 0)) + f32(1 * s)) * a_z)) + 1) + a_x)
}

export { matrixMake, r }
