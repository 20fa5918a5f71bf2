import { pnoise } from '@kirari/addons'
import {
  atan2,
  exp,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.length()
const turn = atan2(p.y, p.x).div(2 * Math.PI)
// Around the sun the noise has 24 cells, and begins
// again where the angle does.
const rays = (cells: number, stretch: number) =>
  pnoise(
    vec2(turn.mul(cells), away.mul(stretch).sub(time.mul(0.05))),
    vec2(cells, 0),
  )
const streams = rays(9, 1.2)
  .mul(0.5)
  .add(rays(24, 1.5).mul(0.4))
  .add(rays(72, 2).mul(0.28))
const reach = streams.mul(0.17).add(0.17)
const corona = exp(away.sub(0.2).div(reach.max(0.035)).negate())
const rim = exp(away.sub(0.2).max(0).mul(-55))
const flames = exp(away.sub(0.2).max(0).mul(-120)).mul(
  smoothstep(0.12, 0.4, rays(40, 9)),
)
const sky = mix(vec3(0.05, 0.07, 0.13), vec3(0.015, 0.02, 0.05), away)
const light = sky
  .add(vec3(0.75, 0.84, 1).mul(corona.mul(0.85)))
  .add(vec3(1, 0.96, 0.9).mul(rim.mul(0.7)))
  .add(vec3(1, 0.2, 0.3).mul(flames.mul(1.4)))
// A last bead of sunlight at the edge of the moon.
const bead = exp(p.sub(vec2(0.14, 0.146)).length().mul(-26))

export const fragment = vec4(
  mix(
    vec3(0.012, 0.014, 0.02),
    light,
    smoothstep(0.198, 0.202, away),
  ).add(vec3(1, 0.97, 0.9).mul(bead.mul(1.6))),
  1,
)
