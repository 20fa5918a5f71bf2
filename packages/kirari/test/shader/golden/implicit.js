let $lane = 0, $turn = 0, $across = 0, $up = 0
const $rounds = { known: [[], [], [], []], noted: [[], [], [], []], isQuad: false }
const isSettled = (counts) => {
  const { known, noted } = $rounds
  let same = true
  for (let i = 0; i < 4 && same; i++) for (let j = 0; j < counts[i] && same; j++) same = Object.is(noted[i][j], known[i][j])
  $rounds.known = noted
  $rounds.noted = known
  return same
}
const slope = (x) => {
  if (!$rounds.isQuad) return
  const { known, noted } = $rounds
  const i = $turn++
  noted[$lane][i] = x
  $across = (known[$lane | 1][i] ?? 0) - (known[$lane & 2][i] ?? 0)
  $up = (known[$lane | 2][i] ?? 0) - (known[$lane & 1][i] ?? 0)
}
const sampleNear = (texture, x, y, z, layer, bias, i, j, k) => {
  if (!texture.isMipmapped) return texture.sampleLevel(r, x, y, z, layer, bias, i, j, k)
  slope(x)
  const acrossX = $across, upX = $up
  slope(y)
  const acrossY = $across, upY = $up
  slope(z)
  texture.sampleLevel(r, x, y, z, layer, texture.levelOf(x, y, z, acrossX, acrossY, $across, upX, upY, $up) + bias, i, j, k)
}
const compareNear = (texture, x, y, z, layer, reference, i, j, k) => {
  if (!texture.isMipmapped) return texture.compare(x, y, z, layer, reference, 0, i, j, k)
  slope(x)
  const acrossX = $across, upX = $up
  slope(y)
  const acrossY = $across, upY = $up
  slope(z)
  return texture.compare(x, y, z, layer, reference, texture.levelOf(x, y, z, acrossX, acrossY, $across, upX, upY, $up), i, j, k)
}
const f32 = Math.fround
const r = new Float64Array(4)
let around = undefined
let uv_x = 0, uv_y = 0
let cascades = undefined
let shadow = undefined
let sky = undefined
let volume = undefined
let pages = undefined
let photo = undefined
let time = 0

function fragment() {
  sampleNear(sky, uv_x, uv_y, 1, 0, 0, 0, 0, 0)
  const textureSample_x = r[0]
  const textureSample_y = r[1]
  const textureSample_z = r[2]
  const textureSample_w = r[3]
  sampleNear(volume, uv_x, uv_y, 0.5, 0, 0, 0, 0, 0)
  const textureSample_x1 = r[0]
  const textureSample_y1 = r[1]
  const textureSample_z1 = r[2]
  const textureSample_w1 = r[3]
  sampleNear(pages, uv_x, uv_y, 0, 1, 0, 0, 1, 0)
  const textureSample_x2 = r[0]
  const textureSample_y2 = r[1]
  const textureSample_z2 = r[2]
  const textureSample_w2 = r[3]
  sampleNear(photo, uv_x, uv_y, 0, 0, time, 1, 0, 0)
  const textureSampleBias_x = r[0]
  const textureSampleBias_y = r[1]
  const textureSampleBias_z = r[2]
  const textureSampleBias_w = r[3]
  sampleNear(photo, uv_x, uv_y, 0, 0, -1, 0, 0, 0)
  const textureSampleBias_x1 = r[0]
  const textureSampleBias_y1 = r[1]
  const textureSampleBias_z1 = r[2]
  const textureSampleBias_w1 = r[3]
  sampleNear(photo, uv_x, uv_y, 0, 0, 0, 0, 0, 0)
  const textureSample_x3 = r[0]
  const textureSample_y3 = r[1]
  const textureSample_z3 = r[2]
  const textureSample_w3 = r[3]
  const t = compareNear(shadow, uv_x, uv_y, 0, 0, 0.5, 0, 0, 0)
  const t1 = compareNear(cascades, uv_x, uv_y, 0, 1, 0.5, 2, -2, 0)
  const t2 = compareNear(around, uv_x, uv_y, 1, 0, 0.5, 0, 0, 0)
  r[0] = f32(f32(f32(f32(f32(f32(f32(f32(textureSample_x3 + textureSampleBias_x1) + textureSampleBias_x) + textureSample_x2) + textureSample_x1) + textureSample_x) * t) * t1) * t2)
  r[1] = f32(f32(f32(f32(f32(f32(f32(f32(textureSample_y3 + textureSampleBias_y1) + textureSampleBias_y) + textureSample_y2) + textureSample_y1) + textureSample_y) * t) * t1) * t2)
  r[2] = f32(f32(f32(f32(f32(f32(f32(f32(textureSample_z3 + textureSampleBias_z1) + textureSampleBias_z) + textureSample_z2) + textureSample_z1) + textureSample_z) * t) * t1) * t2)
  r[3] = f32(f32(f32(f32(f32(f32(f32(f32(textureSample_w3 + textureSampleBias_w1) + textureSampleBias_w) + textureSample_w2) + textureSample_w1) + textureSample_w) * t) * t1) * t2)
}

const inputs = {
  set around(value) { around = value },
  set uv(value) { [uv_x, uv_y] = value },
  set cascades(value) { cascades = value },
  set shadow(value) { shadow = value },
  set sky(value) { sky = value },
  set volume(value) { volume = value },
  set pages(value) { pages = value },
  set photo(value) { photo = value },
  set time(value) { time = value },
}

export { fragment, r, inputs }
