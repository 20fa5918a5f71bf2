const f32 = Math.fround
let r0 = 0, r1 = 0, r2 = 0

function aabbExtent(box_min_x, box_min_y, box_min_z, box_max_x, box_max_y, box_max_z) {
  r0 = f32(box_max_x - box_min_x)
  r1 = f32(box_max_y - box_min_y)
  r2 = f32(box_max_z - box_min_z)
}

function extent(p_x, p_y, p_z, size) {
  aabbExtent(f32(p_x - size), f32(p_y - size), f32(p_z - size), f32(p_x + size), f32(p_y + size), f32(p_z + size))
  const aabbExtent_x = r0, aabbExtent_y = r1, aabbExtent_z = r2
  return f32(f32(f32(aabbExtent_x * 1) + f32(aabbExtent_y * 1)) + f32(aabbExtent_z * 1))
}

export { extent }
