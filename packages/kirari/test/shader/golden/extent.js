const f32 = Math.fround
const r = new Float64Array(3)

function aabbExtent(box_min_x, box_min_y, box_min_z, box_max_x, box_max_y, box_max_z) {
  r[0] = f32(box_max_x - box_min_x)
  r[1] = f32(box_max_y - box_min_y)
  r[2] = f32(box_max_z - box_min_z)
}

function extent(p_x, p_y, p_z, size) {
  aabbExtent(f32(p_x - size), f32(p_y - size), f32(p_z - size), f32(p_x + size), f32(p_y + size), f32(p_z + size))
  const aabbExtent_x = r[0]
  const aabbExtent_y = r[1]
  const aabbExtent_z = r[2]
  return f32(f32(f32(aabbExtent_x * 1) + f32(aabbExtent_y * 1)) + f32(aabbExtent_z * 1))
}

export { extent }
