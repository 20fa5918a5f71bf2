import { cubicMix, drawFill, gnoise } from '@kirari/addons'
import {
  asin, float, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1.2).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The profile: foot, belly, neck, lip. Its pieces meet without a corner.
const y = p.y.add(0.36)
const belly = cubicMix(0.11, 0.26, y.div(0.24))
const neck = cubicMix(belly, 0.07, y.sub(0.26).div(0.24))
const radius = cubicMix(neck, 0.13, y.sub(0.52).div(0.14))
const body = drawFill(p.x.abs(), radius, px).mul(
  drawFill(y.sub(0.33).abs(), 0.33, px),
)

const around = asin(p.x.div(radius).clamp(-1, 1))
const turn = around.add(time.mul(0.15))
const light = around.add(0.6).cos().max(0)
const flow = gnoise(vec2(turn.mul(2.5), y.mul(5)))
const glaze = smoothstep(0.02, -0.02, y.sub(flow.mul(0.06)).sub(0.3))
const pot = mix(vec3(0.16, 0.42, 0.46), vec3(0.72, 0.5, 0.34), glaze)
const shine = around
  .add(0.75)
  .cos()
  .max(0)
  .pow(40)
  .mul(float(1).sub(glaze))
  .mul(0.6)
const clay = pot.mul(light.mul(0.85).add(0.18)).add(shine)

const wall = mix(vec3(0.84, 0.8, 0.74), vec3(0.93, 0.9, 0.85), uv.x)
const wood = vec3(0.5, 0.36, 0.25).add(
  gnoise(p.mul(vec2(2, 40))).mul(0.05),
)
const cast = p.sub(vec2(0.2, -0.38)).div(vec2(0.4, 0.05)).length()
const shelf = wood.mul(smoothstep(0.3, 1, cast).mul(0.5).add(0.5))
const room = select(wall, shelf, p.y.lessThan(-0.36))

export const fragment = vec4(mix(room, clay, body), 1)
