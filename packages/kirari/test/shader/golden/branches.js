const f32 = Math.fround

function branches(p_x, p_y, p_z) {
  let r_x = 0
  let r_y = 0
  let r_z = 0
  r_x = p_y
  r_y = p_x
  const distance = f32(Math.sqrt(f32(f32(f32(p_x * p_x) + f32(p_y * p_y)) + f32(p_z * p_z))))
  if (distance > 1) {
    r_x = distance
  } else if (f32(f32(f32(p_x * p_x) + f32(p_y * p_y)) + f32(p_z * p_z)) > 0.25) {
    r_y = distance
    r_z = distance
  } else {
    if (p_x < 0) {
      return 0
    }
    r_z = f32(r_z + p_x)
  }
  return f32(Math.sqrt(f32(f32(f32(r_x * r_x) + f32(r_y * r_y)) + f32(r_z * r_z))))
}

export { branches }
