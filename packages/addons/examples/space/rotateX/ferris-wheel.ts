import { rotateX, rotateY } from '@kirari/addons'
import {
  dot, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.54)).mul(resolution).div(resolution.y)
const segment = (a: Vec2, b: Vec2): Float => {
  const along = b.sub(a)
  const t = dot(p.sub(a), along).div(dot(along, along)).saturate()
  return p.distance(a.add(along.mul(t)))
}
// The axle is x; the whole is seen a little from the side.
const seen = (at: Vec3): Vec2 => rotateY(at, float(1.05)).xy.mul(0.4)

const count = 14
const step = (2 * Math.PI) / count
let colour: Vec3 = mix(
  vec3(0.93, 0.45, 0.4),
  vec3(0.1, 0.1, 0.3),
  smoothstep(-0.45, 0.3, p.y),
)
const ink = vec3(0.08, 0.06, 0.15)
const line = (d: Float, width: number) => {
  colour = mix(colour, ink, smoothstep(width + 0.003, width, d))
}
const hub = (x: number) => seen(vec3(x, 0, 0))
for (const x of [-0.16, 0.16])
  for (const z of [-0.6, 0.6])
    line(segment(hub(x), seen(vec3(x, -1.3, z))), 0.007)
for (let i = 0; i < count; i++) {
  const angle = time.mul(0.15).add(i * step)
  const rim = rotateX(vec3(0, 1, 0), angle)
  const next = rotateX(vec3(0, 1, 0), angle.add(step))
  for (const x of [-0.16, 0.16])
    line(
      segment(
        seen(rim.add(vec3(x, 0, 0))),
        seen(next.add(vec3(x, 0, 0))),
      ),
      0.002,
    )
  line(segment(hub(0), seen(rim)), 0.0008)
  // A cabin hangs down, whatever its place.
  const cabin = p.sub(seen(rim.sub(vec3(0, 0.11, 0))))
  const shell = vec2(cabin.x, cabin.y.mul(0.85)).length()
  const lit = sin(time.add(i * 1.7))
    .mul(0.2)
    .add(0.8)
  colour = mix(colour, ink, smoothstep(0.036, 0.033, shell))
  colour = mix(
    colour,
    vec3(1, 0.84, 0.5).mul(lit),
    smoothstep(0.026, 0.023, shell).mul(
      smoothstep(-0.002, 0.001, cabin.y),
    ),
  )
  colour = colour.add(
    vec3(0.5, 0.3, 0.12).mul(shell.mul(-26).exp()).mul(lit),
  )
}

export const fragment = vec4(
  mix(
    colour,
    ink,
    smoothstep(-0.447, -0.452, p.y.add(sin(p.x.mul(9)).mul(0.008))),
  ),
  1,
)
