import { blendExclusion, gnoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(1.6)

// Colours float on water; a comb is drawn through, down and up.
const comb = p.x.mul(13).sin().abs().mul(0.22)
const stir = (at: Vec2, pace: number): Vec2 =>
  at.add(
    vec2(
      gnoise(at.mul(1.3).add(time.mul(pace))),
      gnoise(at.mul(1.3).sub(time.mul(pace)).add(7)),
    ).mul(0.35),
  )
const q = stir(p.add(vec2(0, comb)), 0.03)
const r = stir(q.mul(1.7).add(3), -0.02)
const bands = gnoise(q.mul(vec2(1.2, 4)))
  .mul(14)
  .sin()
const veins = gnoise(r.mul(vec2(1.5, 3)))
  .mul(11)
  .sin()

const drops = mix(
  vec3(0.93, 0.88, 0.8),
  vec3(0.14, 0.32, 0.42),
  smoothstep(-0.2, 0.25, bands),
)
const ink = mix(
  vec3(0.02, 0.02, 0),
  vec3(0.32, 0.8, 0.75),
  smoothstep(0.35, 0.6, veins),
)

export const fragment = vec4(blendExclusion(drops, ink), 1)
