import { lch2rgb, random, rgb2lch, rgb2srgb } from '@kirari/addons'
import {
  length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const season = sin(time.mul(0.3).sub(1)).mul(0.5).add(0.5)
const green = rgb2lch(vec3(0.12, 0.36, 0.05))

// Leaves of one green; each turns its hue at a time of its own.
let picture: Vec3 = vec3(0.9, 0.86, 0.78)
for (let layer = 0; layer < 3; layer++) {
  const q = p.mul(5.5 - layer).add(layer * 3.7)
  const cell = q.floor()
  const seed = random(cell.add(layer * 31))
  const angle = seed.mul(6.3)
  const r = q.fract().sub(0.5)
  const leaf = vec2(
    r.x.mul(angle.cos()).add(r.y.mul(angle.sin())),
    r.y.mul(angle.cos()).sub(r.x.mul(angle.sin())),
  )
  const shape = leaf.y.abs().sub(leaf.x.mul(2.3).cos().mul(0.42).sub(0.2))
  const vein = smoothstep(0.004, 0.012, leaf.y.abs())
  const age = season.mul(1.6).sub(seed.mul(0.6)).saturate()
  const turned = lch2rgb(
    vec3(
      mix(green.x, 58, age),
      mix(green.y, 72, age),
      green.z.sub(age.mul(0.27)),
    ),
  )
  const inside = smoothstep(0.01, -0.01, shape).mul(
    smoothstep(0.46, 0.45, length(r)),
  )
  picture = mix(picture, turned.mul(vein.mul(0.25).add(0.75)), inside)
}

export const fragment = vec4(rgb2srgb(picture.saturate()), 1)
