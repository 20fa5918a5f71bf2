const f32 = Math.fround
const r = new Float64Array(3)

function mixed(v_x, v_y, v_z, s) {
  const t = Math.min(Math.max(f32(f32(s - 0) / f32(v_x - 0)), 0), 1)
  r[0] = f32(f32(f32(Math.min(Math.max(Math.max(f32(Math.pow(v_x, 2)), s), 0), 1) + f32(f32(v_x * f32(1 - s)) + f32(1 * s))) - f32(f32(v_x * f32(1 - v_x)) + f32(0 * v_x))) * ((0 === v_x) ? ((s >= 0) ? 1 : 0) : f32(f32(t * t) * f32(3 - f32(2 * t)))))
  const t1 = Math.min(Math.max(f32(f32(s - 0) / f32(v_y - 0)), 0), 1)
  r[1] = f32(f32(f32(Math.min(Math.max(Math.max(f32(Math.pow(v_y, 2)), s), 0), 1) + f32(f32(v_y * f32(1 - s)) + f32(1 * s))) - f32(f32(v_y * f32(1 - v_y)) + f32(0 * v_y))) * ((0 === v_y) ? ((s >= 0) ? 1 : 0) : f32(f32(t1 * t1) * f32(3 - f32(2 * t1)))))
  const t2 = Math.min(Math.max(f32(f32(s - 0) / f32(v_z - 0)), 0), 1)
  r[2] = f32(f32(f32(Math.min(Math.max(Math.max(f32(Math.pow(v_z, 2)), s), 0), 1) + f32(f32(v_z * f32(1 - s)) + f32(1 * s))) - f32(f32(v_z * f32(1 - v_z)) + f32(0 * v_z))) * ((0 === v_z) ? ((s >= 0) ? 1 : 0) : f32(f32(t2 * t2) * f32(3 - f32(2 * t2)))))
}

export { mixed, r }
