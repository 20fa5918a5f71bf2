import { gnoise, lab2rgb, lch2lab, rgb2srgb } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const sway = sin(p.y.mul(4).add(time.mul(0.6)))
  .mul(0.02)
  .mul(p.y)

// From the far reef to the near one; lightness falls, the hue changes.
let lch: Vec3 = mix(
  vec3(78, 22, 0.6),
  vec3(48, 34, 0.72),
  float(1).sub(uv.y),
)
for (let i = 0; i < 3; i++) {
  const q = vec2(
    p.x
      .add(sway)
      .mul(4 + i * 1.5)
      .add(i * 7),
    p.y.mul(2.2),
  )
  const branch = gnoise(q.mul(vec2(2, 1.2))).add(
    gnoise(q.mul(4)).mul(0.35),
  )
  const top = 0.62 - i * 0.17
  const coral = smoothstep(
    0.02,
    0.07,
    branch.abs().mul(-0.6).add(top).sub(p.y),
  )
  const polyps = sin(q.x.mul(24))
    .mul(sin(q.y.mul(40)))
    .mul(4)
  lch = mix(
    lch,
    vec3(polyps.add(66 - i * 14), 44, [0.98, 0.1, 0.84][i] ?? 0),
    coral,
  )
}

export const fragment = vec4(rgb2srgb(lab2rgb(lch2lab(lch)).saturate()), 1)
