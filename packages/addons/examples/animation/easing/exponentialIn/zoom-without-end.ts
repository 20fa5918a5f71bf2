import { exponentialIn, hsl2rgb, rotate } from '@kirari/addons'
import {
  float,
  max,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const count = 12

// Doubling at a steady pace looks like moving on at a steady speed: each
// frame is as far ahead of the next as that is of the one after it.
const frame = (below: Vec3, i: number): Vec3 => {
  const life = time
    .mul(0.06)
    .add(1 - i / count)
    .fract()
    .toConst('life')
  const half = exponentialIn(life).mul(1.9).toConst('half')
  const q = rotate(p, life.mul(4))
  const edge = max(q.x.abs(), q.y.abs()).sub(half)
  const soft = half.mul(0.02).add(0.001)
  const inside = smoothstep(soft, soft.negate(), edge)
  const light = edge.div(half).mul(0.3).add(0.62)
  const paint = hsl2rgb(
    vec3(
      float(i / count)
        .mul(0.5)
        .add(0.55),
      0.65,
      light,
    ),
  )
  return mix(below, paint, inside.mul(smoothstep(0, 0.08, life)))
}
// The largest frame is drawn first. Which one that is changes in time.
const order = Array.from({ length: count }, (_, i) => i)
const both = [...order, ...order]

export const fragment = vec4(both.reduce(frame, vec3(0.05, 0.04, 0.1)), 1)
