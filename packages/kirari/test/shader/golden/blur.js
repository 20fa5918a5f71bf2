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

export { blur, r }
