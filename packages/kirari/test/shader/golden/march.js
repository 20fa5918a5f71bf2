const f32 = Math.fround

function sphere(p_x, p_y, p_z) {
  return f32(f32(Math.sqrt(f32(f32(f32(p_x * p_x) + f32(p_y * p_y)) + f32(p_z * p_z)))) - 1)
}

function march(origin_x, origin_y, origin_z, direction_x, direction_y, direction_z) {
  let t = 0
  for (let i = 0; i < 64; i++) {
    const d = sphere(f32(origin_x + f32(direction_x * t)), f32(origin_y + f32(direction_y * t)), f32(origin_z + f32(direction_z * t)))
    t = f32(t + d)
    if ((d < 0.0010000000474974513) || (t > 20)) {
      break
    }
  }
  return t
}

export { march }
