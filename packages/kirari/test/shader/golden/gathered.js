const f32 = Math.fround
const r = new Float64Array(4)
let photo = undefined
let pages = undefined
let ids = undefined
let shadow = undefined

function gathered(p_x, p_y) {
  photo.gather(r, p_x, p_y, 0, 0, 2, 0, 0, 0)
  const textureGather_x = r[0]
  const textureGather_y = r[1]
  const textureGather_z = r[2]
  const textureGather_w = r[3]
  photo.gather(r, p_x, p_y, 0, 0, 0, 1, 2, 0)
  const textureGather_x1 = r[0]
  const textureGather_y1 = r[1]
  const textureGather_z1 = r[2]
  const textureGather_w1 = r[3]
  pages.gather(r, p_x, p_y, 0, 1, 3, 0, 0, 0)
  const textureGather_x2 = r[0]
  const textureGather_y2 = r[1]
  const textureGather_z2 = r[2]
  const textureGather_w2 = r[3]
  ids.gather(r, p_x, p_y, 0, 0, 0, 0, 0, 0)
  const textureGather_x3 = r[0]
  const textureGather_y3 = r[1]
  const textureGather_z3 = r[2]
  const textureGather_w3 = r[3]
  shadow.gatherCompare(r, p_x, p_y, 0, 0, 0.5, 0, 0, 0)
  const textureGatherCompare_x = r[0]
  const textureGatherCompare_y = r[1]
  const textureGatherCompare_z = r[2]
  const textureGatherCompare_w = r[3]
  r[0] = f32(f32(f32(f32(textureGather_x + textureGather_x1) + textureGather_x2) + f32(textureGather_x3)) + textureGatherCompare_x)
  r[1] = f32(f32(f32(f32(textureGather_y + textureGather_y1) + textureGather_y2) + f32(textureGather_y3)) + textureGatherCompare_y)
  r[2] = f32(f32(f32(f32(textureGather_z + textureGather_z1) + textureGather_z2) + f32(textureGather_z3)) + textureGatherCompare_z)
  r[3] = f32(f32(f32(f32(textureGather_w + textureGather_w1) + textureGather_w2) + f32(textureGather_w3)) + textureGatherCompare_w)
}

const inputs = {
  set photo(value) { photo = value },
  set pages(value) { pages = value },
  set ids(value) { ids = value },
  set shadow(value) { shadow = value },
}

export { gathered, r, inputs }
