const f32 = Math.fround
const r = new Float64Array(4)

function blur(t, p_x, p_y, radius) {
  let sum_x = 0
  let sum_y = 0
  let sum_z = 0
  let sum_w = 0
  t.extent(r, 0)
  const textureSize_x = r[0]
  const textureSize_y = r[1]
  const texel_x = f32(f32(1 / f32(textureSize_x)) * radius)
  const texel_y = f32(f32(1 / f32(textureSize_y)) * radius)
  for (let i = (-2); i <= 2; i++) {
    const t1 = f32(i)
    t.sampleLevel(r, f32(p_x + f32(texel_x * t1)), f32(p_y + f32(texel_y * t1)), 0, 0, 0, 0, 0, 0)
    const textureSampleLevel_x = r[0]
    const textureSampleLevel_y = r[1]
    const textureSampleLevel_z = r[2]
    const textureSampleLevel_w = r[3]
    sum_x = f32(sum_x + f32(textureSampleLevel_x * 0.20000000298023224))
    sum_y = f32(sum_y + f32(textureSampleLevel_y * 0.20000000298023224))
    sum_z = f32(sum_z + f32(textureSampleLevel_z * 0.20000000298023224))
    sum_w = f32(sum_w + f32(textureSampleLevel_w * 0.20000000298023224))
  }
  r[0] = sum_x
  r[1] = sum_y
  r[2] = sum_z
  r[3] = sum_w
}

function corner(t) {
  t.extent(r, 1)
  const textureSize_x = r[0]
  const textureSize_y = r[1]
  t.load(r, ((textureSize_x - 1) | 0), ((textureSize_y - 1) | 0), 0, 1)
  const textureLoad_x = r[0]
  const textureLoad_y = r[1]
  const textureLoad_z = r[2]
  const textureLoad_w = r[3]
  r[0] = textureLoad_x
  r[1] = textureLoad_y
  r[2] = textureLoad_z
  r[3] = textureLoad_w
}

function both(first, second) {
  corner(first)
  const corner_x = r[0]
  const corner_y = r[1]
  const corner_z = r[2]
  const corner_w = r[3]
  corner(second)
  const corner_x1 = r[0]
  const corner_y1 = r[1]
  const corner_z1 = r[2]
  const corner_w1 = r[3]
  blur(first, 0.5, 0.5, 2)
  const blur_x = r[0]
  const blur_y = r[1]
  const blur_z = r[2]
  const blur_w = r[3]
  r[0] = f32(f32(blur_x + corner_x1) + corner_x)
  r[1] = f32(f32(blur_y + corner_y1) + corner_y)
  r[2] = f32(f32(blur_z + corner_z1) + corner_z)
  r[3] = f32(f32(blur_w + corner_w1) + corner_w)
}

export { both, r }
