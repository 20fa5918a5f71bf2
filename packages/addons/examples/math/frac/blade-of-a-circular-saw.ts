import { drawFill, frac, gnoise } from '@kirari/addons'
import {
  atan2,
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.5, 0.46)).mul(resolution).mul(px)
const away = p.length()
const angle = atan2(p.y, p.x.add(1e-4)).div(2 * Math.PI)
const turned = angle.add(time.mul(0.08))

// Every tooth is one rise of frac, and its drop is the cutting edge.
const tooth = frac(turned.mul(32))
const edge = tooth.mul(0.045).add(0.36)
const slot = smoothstep(0.02, 0.012, frac(turned.mul(4))).mul(
  smoothstep(0.25, 0.27, away),
)
const hole = drawFill(away, 0.05, px)
const blade = drawFill(away.sub(edge), 0, px.mul(1.5))
  .mul(float(1).sub(slot))
  .mul(float(1).sub(hole))

// Steel shines along two rays that stay while the blade turns.
const shine = frac(angle.mul(2).add(0.2)).sub(0.5).abs().mul(2)
const ground = gnoise(vec2(away.mul(90), angle.mul(4))).mul(0.05)
const steel = mix(
  vec3(0.42, 0.46, 0.5),
  vec3(0.92, 0.94, 0.96),
  shine.pow(6),
).add(ground)
const hub = mix(steel, vec3(0.55, 0.12, 0.1), drawFill(away, 0.11, px))

const grain = gnoise(uv.mul(vec2(3, 40)).add(vec2(gnoise(uv.mul(3)), 0)))
const board = mix(
  vec3(0.62, 0.42, 0.24),
  vec3(0.8, 0.6, 0.38),
  grain.mul(0.5).add(0.5),
)
const shade = smoothstep(
  0.5,
  0.34,
  p.sub(vec2(0.03, -0.04)).length(),
).mul(0.5)

export const fragment = vec4(
  mix(board.mul(float(1).sub(shade)), hub, blade),
  1,
)
