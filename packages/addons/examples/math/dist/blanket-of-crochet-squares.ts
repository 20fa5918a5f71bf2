import { dist, mmix, safeMod } from '@kirari/addons'
import {
  cos, mix, pow, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(3)
const cell = p.floor()
const local = p.sub(cell).sub(0.5)

// Every patch is worked in a metric of its own: 1, 2, 4 or 8.
const order = pow(2, safeMod(cell.x.add(cell.y.mul(2)), 4))
const round = dist(local, vec2(0), order).mul(13)
const ball = round.floor().mul(2).add(cell.x).add(cell.y.mul(3))
const wool = mmix(
  vec3(0.95, 0.88, 0.74),
  vec3(0.86, 0.6, 0.25),
  vec3(0.72, 0.3, 0.22),
  vec3(0.22, 0.45, 0.45),
  vec3(0.16, 0.2, 0.34),
  safeMod(ball, 5).div(4),
)
const yarn = round.fract().sub(0.5).abs().mul(-0.9).add(1.05)
const stitch = cos(local.x.mul(130))
  .mul(cos(local.y.mul(130)))
  .mul(0.08)
const edge = smoothstep(0.485, 0.465, local.x.abs().max(local.y.abs()))

export const fragment = vec4(
  mix(vec3(0.93, 0.89, 0.8), wool.mul(yarn.add(stitch)), edge),
  1,
)
