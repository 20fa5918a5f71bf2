import { oklab2srgb, oklch2oklab } from '@kirari/addons'
import { resolution, select, sin, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Only the hue goes on from hill to hill: none is lighter than the next.
let lch: Vec3 = vec3(0.93, 0.03, 0.6)
for (let i = 0; i < 8; i++) {
  const ridge = sin(
    p.x
      .mul(1.5 + i * 0.4)
      .add(i * 2.1)
      .add(time.mul(0.05 * (i + 1))),
  )
    .mul(0.06)
    .add(0.8 - i * 0.1)
  lch = select(lch, vec3(0.76, 0.1, 0.72 + i * 0.09), p.y.lessThan(ridge))
}

export const fragment = vec4(oklab2srgb(oklch2oklab(lch)).saturate(), 1)
