import { cnoise } from '@kirari/addons'
import {
  cos,
  exp,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Two dimensions for the picture, two for a circle:
// after 12 seconds everything is where it was.
const turn = time.mul((2 * Math.PI) / 12)
const wax = cnoise(
  vec4(
    p.mul(vec2(5.5, 3.4)),
    vec2(cos(turn), sin(turn)).mul(0.9).add(4.3),
  ),
)
const up = uv.y
const wide = mix(0.2, 0.105, up.sub(0.22).div(0.62).saturate())
const glass = p.x.abs().sub(wide).max(up.sub(0.5).abs().sub(0.34))
const foot = p.x
  .abs()
  .sub(mix(0.13, 0.24, up.sub(0.16).abs().mul(9).saturate()))
  .max(up.sub(0.08).abs().sub(0.1))
const cap = p.x
  .abs()
  .sub(mix(0.11, 0.075, up.sub(0.82).mul(8).saturate()))
  .max(up.sub(0.88).abs().sub(0.05))
// Warm wax gathers at the bottom and at the top.
const pool = smoothstep(0.3, 0.16, up)
  .add(smoothstep(0.76, 0.9, up))
  .mul(0.5)
const blob = smoothstep(0.1, 0.14, wax.add(pool))
const depth = smoothstep(0.1, 0.5, wax.add(pool))
const liquid = mix(vec3(0.42, 0.05, 0.4), vec3(0.14, 0.02, 0.3), up)
const glow = mix(vec3(1, 0.35, 0.1), vec3(1, 0.83, 0.35), depth)
const round = cos(p.x.div(wide).clamp(-1, 1).mul(1.35))
const inside = mix(liquid, glow, blob).mul(round.mul(0.75).add(0.3))
const shine = smoothstep(0.012, 0, p.x.add(wide.mul(0.68)).abs()).mul(
  0.25,
)
const room = vec3(0.1, 0.05, 0.09).add(
  vec3(0.5, 0.16, 0.2).mul(exp(vec2(p.x, p.y.mul(0.6)).length().mul(-4))),
)
const metal = vec3(0.62, 0.55, 0.5).mul(
  cos(p.x.mul(7)).mul(0.6).add(0.35),
)
const lamp = mix(
  room,
  inside.add(shine),
  smoothstep(0.004, -0.004, glass),
)

export const fragment = vec4(
  mix(lamp, metal, smoothstep(0.004, -0.004, foot.min(cap))),
  1,
)
