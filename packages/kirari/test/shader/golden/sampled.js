const f32 = Math.fround
const r = new Float64Array(4)
let sky = undefined
let volume = undefined
let pages = undefined
let photo = undefined

function sampled(p_x, p_y, d_x, d_y, d_z, layer) {
  sky.sampleGrad(r, d_x, d_y, d_z, 0, 0.10000000149011612, 0, 0, 0, 0.10000000149011612, 0, 0, 0, 0)
  const textureSampleGrad_x = r[0]
  const textureSampleGrad_y = r[1]
  const textureSampleGrad_z = r[2]
  const textureSampleGrad_w = r[3]
  volume.sampleLevel(r, d_x, d_y, d_z, 0, 0, 1, 2, 3)
  const textureSampleLevel_x = r[0]
  const textureSampleLevel_y = r[1]
  const textureSampleLevel_z = r[2]
  const textureSampleLevel_w = r[3]
  pages.sampleGrad(r, p_x, p_y, 0, 2, 0.10000000149011612, 0, 0, 0, 0.10000000149011612, 0, 0, 0, 0)
  const textureSampleGrad_x1 = r[0]
  const textureSampleGrad_y1 = r[1]
  const textureSampleGrad_z1 = r[2]
  const textureSampleGrad_w1 = r[3]
  pages.sampleLevel(r, p_x, p_y, 0, layer, 0, 0, 0, 0)
  const textureSampleLevel_x1 = r[0]
  const textureSampleLevel_y1 = r[1]
  const textureSampleLevel_z1 = r[2]
  const textureSampleLevel_w1 = r[3]
  photo.sampleGrad(r, p_x, p_y, 0, 0, 0.10000000149011612, 0, 0, 0, 0.10000000149011612, 0, 1, (-1), 0)
  const textureSampleGrad_x2 = r[0]
  const textureSampleGrad_y2 = r[1]
  const textureSampleGrad_z2 = r[2]
  const textureSampleGrad_w2 = r[3]
  photo.sampleLevel(r, p_x, p_y, 0, 0, 0, (-8), 7, 0)
  const textureSampleLevel_x2 = r[0]
  const textureSampleLevel_y2 = r[1]
  const textureSampleLevel_z2 = r[2]
  const textureSampleLevel_w2 = r[3]
  photo.sampleGrad(r, p_x, p_y, 0, 0, 0.10000000149011612, 0, 0, 0, 0.10000000149011612, 0, 0, 0, 0)
  const textureSampleGrad_x3 = r[0]
  const textureSampleGrad_y3 = r[1]
  const textureSampleGrad_z3 = r[2]
  const textureSampleGrad_w3 = r[3]
  photo.sampleLevel(r, p_x, p_y, 0, 0, 1.5, 0, 0, 0)
  const textureSampleLevel_x3 = r[0]
  const textureSampleLevel_y3 = r[1]
  const textureSampleLevel_z3 = r[2]
  const textureSampleLevel_w3 = r[3]
  r[0] = f32(f32(f32(f32(f32(f32(f32(textureSampleLevel_x3 + textureSampleGrad_x3) + textureSampleLevel_x2) + textureSampleGrad_x2) + textureSampleLevel_x1) + textureSampleGrad_x1) + textureSampleLevel_x) + textureSampleGrad_x)
  r[1] = f32(f32(f32(f32(f32(f32(f32(textureSampleLevel_y3 + textureSampleGrad_y3) + textureSampleLevel_y2) + textureSampleGrad_y2) + textureSampleLevel_y1) + textureSampleGrad_y1) + textureSampleLevel_y) + textureSampleGrad_y)
  r[2] = f32(f32(f32(f32(f32(f32(f32(textureSampleLevel_z3 + textureSampleGrad_z3) + textureSampleLevel_z2) + textureSampleGrad_z2) + textureSampleLevel_z1) + textureSampleGrad_z1) + textureSampleLevel_z) + textureSampleGrad_z)
  r[3] = f32(f32(f32(f32(f32(f32(f32(textureSampleLevel_w3 + textureSampleGrad_w3) + textureSampleLevel_w2) + textureSampleGrad_w2) + textureSampleLevel_w1) + textureSampleGrad_w1) + textureSampleLevel_w) + textureSampleGrad_w)
}

const inputs = {
  set sky(value) { sky = value },
  set volume(value) { volume = value },
  set pages(value) { pages = value },
  set photo(value) { photo = value },
}

export { sampled, r, inputs }
