import { drawFill, hsl2rgb, quinticIn } from '@kirari/addons'
import {
  dot,
  float,
  max,
  min,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const room = mix(vec3(0.05, 0.12, 0.16), vec3(0.16, 0.32, 0.36), uv.y)

// Glass reflects 4% of what meets it head on, and all that grazes it.
const ball = (below: Vec3, i: number): Vec3 => {
  const x = time
    .mul(0.3)
    .add(i * 1.7)
    .sin()
    .mul(0.1)
    .add(i * 0.42 - 0.63)
  const radius = 0.2 + (i % 2) * 0.08
  const q = p.sub(vec2(x, radius - 0.36)).div(radius)
  const facing = float(1).sub(dot(q, q)).max(0).sqrt()
  const mirrored = mix(0.04, 1, quinticIn(float(1).sub(facing)))

  const up = q.y.mul(facing).mul(2)
  const window = max(q.x.add(0.3).abs(), q.y.sub(0.4).abs()).sub(0.2)
  const panes = min(q.x.add(0.3).abs(), q.y.sub(0.4).abs())
  const pane = drawFill(window, 0, 0.05).mul(smoothstep(0.02, 0.06, panes))
  const around = mix(
    vec3(0.75, 0.62, 0.5),
    vec3(0.85, 0.95, 1),
    up.add(0.5).saturate(),
  )
  const inner = hsl2rgb(vec3(i * 0.23 + 0.95, 0.75, 0.42))
  const deep = inner.mul(q.y.mul(-0.45).add(0.65).add(q.x.mul(0.2)))
  const glass = mix(deep, around, mirrored).add(pane.mul(0.55))
  return mix(below, glass, drawFill(q.length().sub(1).mul(radius), 0, px))
}
const table = mix(vec3(0.42, 0.28, 0.2), vec3(0.2, 0.12, 0.1), uv.y.mul(5))
const ground = mix(room, table, drawFill(p.y, -0.28, px))
export const fragment = vec4([0, 2, 1, 3].reduce(ball, ground), 1)
