import { quat, quatIdentity, quatRotate, quatSlerp } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)

// A garden at dusk.
const sky = mix(vec3(1, 0.72, 0.42), vec3(0.28, 0.35, 0.6), uv.y)
const sun = smoothstep(0.3, 0.28, p.sub(vec2(0.35, 0.05)).length())
const hill = p.x.mul(1.7).sin().mul(0.12).sub(0.35)
const garden = mix(
  mix(sky, vec3(1, 0.92, 0.7), sun),
  vec3(0.12, 0.16, 0.2),
  smoothstep(0, 0.01, hill.sub(p.y)),
)

// A blind in front of it: at the top the slats are as they hang,
// without any turn; further down a quarter of a turn fades in.
const rows = 11
const slat = p.y.mul(rows / 2).floor()
const middle = slat.add(0.5).mul(2 / rows)
const open = float(0.55)
  .sub(middle)
  .mul(0.8)
  .add(time.mul(0.6).sin().mul(0.3))
const turn = quatSlerp(
  quatIdentity(),
  quat(vec3(1, 0, 0), 1.5),
  open.saturate(),
)
const edge = quatRotate(turn, vec3(0, 1 / rows, 0))
const facing = quatRotate(turn, vec3(0, 0, 1))
const off = p.y.sub(middle)
const body = smoothstep(
  0.006,
  -0.006,
  off.abs().sub(edge.y.abs().add(0.006)),
)
const wood = mix(
  vec3(0.85, 0.68, 0.48),
  vec3(0.42, 0.26, 0.17),
  facing.y.abs(),
)
const grain = p.x
  .mul(2)
  .add(slat.mul(7))
  .sin()
  .mul(9)
  .add(off.mul(60))
  .sin()
const lit = wood.mul(grain.mul(0.05).add(0.95)).mul(off.mul(2.5).add(0.9))
const cord = step(p.x.abs().sub(0.8).abs(), 0.008)

export const fragment = vec4(
  mix(mix(garden, lit, body), vec3(0.95, 0.9, 0.8), cord),
  1,
)
