import { fbm, rgb2hcv, worley } from '@kirari/addons'
import {
  exp, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Coals: cells with glowing joints under grey crusts.
const bent = p.add(
  vec2(fbm(p.mul(3), 3), fbm(p.mul(3).add(9), 3)).mul(0.12),
)
const cell = worley(bent.mul(4.5))
const joint = exp(cell.y.sub(cell.x).mul(-9))
const breath = sin(time.mul(0.8).add(fbm(p.mul(2), 2).mul(8)))
  .mul(0.25)
  .add(0.75)
const heat = joint.mul(breath).mul(smoothstep(0.9, 0.1, p.length()))
const crust = vec3(0.25, 0.24, 0.25).mul(
  fbm(p.mul(14), 3).mul(0.7).add(0.9),
)
const coals = mix(crust, vec3(1, 0.35, 0.06), heat.saturate())

// Only what is vivid gives light to the air above it.
const hcv = rgb2hcv(coals)
const fire = smoothstep(0.15, 0.95, hcv.y)
const glow = vec3(1, 0.75, 0.3).mul(fire.mul(fire).mul(0.8))

export const fragment = vec4(
  mix(vec3(hcv.z).mul(float(0.75)), coals, smoothstep(0.05, 0.3, hcv.y))
    .add(glow)
    .min(1),
  1,
)
