import { blendHeat, fbm, worley } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const warp = fbm(p.mul(3), 2).mul(0.25)
const cells = worley(
  p
    .mul(4)
    .add(warp)
    .add(vec2(time.mul(0.03), 0)),
)
const gap = cells.y.sub(cells.x)

// Molten below; the crust lets through only what is close to white.
const flow = fbm(p.mul(2).sub(vec2(time.mul(0.1), 0)), 2)
  .mul(0.3)
  .add(0.8)
const molten = mix(
  vec3(1, 0.75, 0.2),
  vec3(0.9, 0.2, 0.04),
  gap.mul(3).saturate(),
).mul(flow)
const crust = mix(
  vec3(0.98, 0.8, 0.6),
  vec3(0.3, 0.16, 0.16),
  smoothstep(0, 0.5, gap.add(warp.mul(0.2))),
)

export const fragment = vec4(blendHeat(molten, crust), 1)
