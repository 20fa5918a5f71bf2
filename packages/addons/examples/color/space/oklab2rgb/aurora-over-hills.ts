import { oklab2rgb, rgb2srgb, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const t = time.mul(0.2)

// Curtains of light, green at the foot and violet above, added up.
let light: Vec3 = mix(
  vec3(0.004, 0.01, 0.03),
  vec3(0.001, 0.002, 0.008),
  uv.y,
)
for (let i = 0; i < 3; i++) {
  const foot = sin(
    p.x
      .mul(2.2 + i)
      .add(t)
      .add(i * 2),
  )
    .mul(0.07)
    .add(i * 0.09 - 0.12)
  const rise = p.y.sub(foot)
  const rays = valueNoise(
    vec2(p.x.mul(22 - i * 4).add(rise.mul(2)), t.mul(2).add(i * 9)),
  )
  const shape = select(
    rise.mul(-5).exp(),
    rise.mul(60).exp(),
    rise.lessThan(0),
  )
  const tint = oklab2rgb(
    mix(
      vec3(0.8, -0.17, 0.09),
      vec3(0.5, 0.14, -0.17),
      rise.mul(2.6).saturate(),
    ),
  )
  light = light.add(
    tint.max(0).mul(shape).mul(rays.mul(rays).add(0.1)).mul(0.75),
  )
}
const ridge = sin(p.x.mul(3).add(1))
  .mul(0.05)
  .add(sin(p.x.mul(8)).mul(0.02))
  .sub(0.34)
const hills = float(1).sub(p.y.sub(ridge).mul(200).saturate())

export const fragment = vec4(
  rgb2srgb(mix(light, vec3(0.001), hills).min(1)),
  1,
)
