const f32 = Math.fround
const r = new Float64Array(4)
let shadow = undefined
let ids = undefined
let pages = undefined
let photo = undefined

function gathered(p_x, p_y) {
  shadow.gatherCompare(r, p_x, p_y, 0, 0, 0.5, 0, 0, 0)
  const textureGatherCompare_x = r[0]
  const textureGatherCompare_y = r[1]
  const textureGatherCompare_z = r[2]
  const textureGatherCompare_w = r[3]
  ids.gather(r, p_x, p_y, 0, 0, 0, 0, 0, 0)
  const textureGather_x = r[0]
  const textureGather_y = r[1]
  const textureGather_z = r[2]
  const textureGather_w = r[3]
  pages.gather(r, p_x, p_y, 0, 1, 3, 0, 0, 0)
  const textureGather_x1 = r[0]
  const textureGather_y1 = r[1]
  const textureGather_z1 = r[2]
  const textureGather_w1 = r[3]
  photo.gather(r, p_x, p_y, 0, 0, 0, 1, 2, 0)
  const textureGather_x2 = r[0]
  const textureGather_y2 = r[1]
  const textureGather_z2 = r[2]
  const textureGather_w2 = r[3]
  photo.gather(r, p_x, p_y, 0, 0, 2, 0, 0, 0)
  const textureGather_x3 = r[0]
  const textureGather_y3 = r[1]
  const textureGather_z3 = r[2]
  const textureGather_w3 = r[3]
  r[0] = f32(f32(f32(f32(textureGather_x3 + textureGather_x2) + textureGather_x1) + f32(textureGather_x)) + textureGatherCompare_x)
  r[1] = f32(f32(f32(f32(textureGather_y3 + textureGather_y2) + textureGather_y1) + f32(textureGather_y)) + textureGatherCompare_y)
  r[2] = f32(f32(f32(f32(textureGather_z3 + textureGather_z2) + textureGather_z1) + f32(textureGather_z)) + textureGatherCompare_z)
  r[3] = f32(f32(f32(f32(textureGather_w3 + textureGather_w2) + textureGather_w1) + f32(textureGather_w)) + textureGatherCompare_w)
}

const inputs = {
  set shadow(value) { shadow = value },
  set ids(value) { ids = value },
  set pages(value) { pages = value },
  set photo(value) { photo = value },
}

export { gathered, r, inputs }
