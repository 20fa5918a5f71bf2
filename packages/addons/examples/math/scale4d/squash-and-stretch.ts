import { rotate4dZ, scale4d, translate4d } from '@kirari/addons'
import {
  abs, cos, float, fn, mix, resolution, sin, smoothstep, step, time, uv,
  vec2,
} from 'kirari/node'
import { vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)
const floor = -0.34

// The ball at one moment of its way: long where it is fast,
// flat where it meets the floor, its volume always the same.
const ball = fn(
  'ball',
  [{ under: vec3 }, { way: float }, { share: float }],
  vec3,
  (under, way, share) => {
    const hop = abs(sin(way))
    const flat = smoothstep(0.22, 0, hop)
    const long = mix(abs(cos(way)).mul(0.45).add(0.9), float(0.55), flat)
    const lean = cos(way).mul(sin(way).sign()).mul(0.5).mul(flat.sub(1))
    const wide = long.inverseSqrt()
    const size = vec3(wide, long, wide).mul(0.095)
    const at = vec3(
      way.mul(0.27).sub(0.86),
      hop.mul(0.55).add(size.y).add(floor),
      0,
    )
    const toBall = scale4d(vec3(1).div(size))
      .mul(rotate4dZ(lean.negate()))
      .mul(translate4d(at.negate()))
    const q = toBall.mul(vec4(p, 0, 1)).xy
    const round = float(1).sub(q.dot(q))
    const stripe = step(abs(q.y.add(q.x.mul(q.x).mul(0.25))), 0.28)
    const shine = smoothstep(0.5, 0, q.sub(vec2(-0.35, 0.4)).length())
    const paint = mix(vec3(0.9, 0.28, 0.22), vec3(1, 0.85, 0.5), stripe)
    const skin = paint.mul(round.max(0).sqrt().mul(0.35).add(0.65))
    const cover = smoothstep(0, px.mul(16), round).mul(share)
    return mix(under, skin.add(shine.mul(0.3)), cover)
  },
)

const wall = mix(vec3(0.98, 0.94, 0.86), vec3(0.93, 0.86, 0.76), uv.y)
const ground = smoothstep(px, px.negate(), p.y.sub(floor))
let picture: Vec3 = mix(wall, vec3(0.36, 0.3, 0.4), ground)
// Several moments in one picture, the latest in full colour.
const now = time
  .mul(0.5)
  .fract()
  .mul(Math.PI / 6)
for (let i = 0; i <= 12; i++)
  picture = ball(
    picture,
    now.add((i * Math.PI) / 6),
    i === 12 ? 1 : 0.12 + 0.04 * i,
  )

export const fragment = vec4(picture, 1)
