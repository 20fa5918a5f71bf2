import { curl, random } from '@kirari/addons'
import {
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

const p = uv.mul(resolution).div(resolution.y)
let colour = mix(vec3(0.01, 0.13, 0.25), vec3(0.1, 0.45, 0.6), uv.y)
// Two shoals, the farther one smaller. Each fish heads
// where the water goes at its place.
for (const [scale, light] of [
  [19, 0.45],
  [11, 1],
] as const) {
  const q = p.mul(scale).add(vec2(time.mul(0.25), scale))
  const row = q.y.floor()
  const at = vec2(q.x.add(row.mul(0.37)), q.y)
  const cell = at.floor()
  const flow = curl(
    vec2(cell.x.sub(row.mul(0.37)), row)
      .div(scale)
      .mul(1.7),
  )
  const along = flow.normalize()
  // No two swim side by side.
  const stray = vec2(random(cell), random(cell.add(0.5))).sub(0.5)
  const local = at.fract().sub(0.5).sub(stray.mul(0.36)).mul(1.3)
  const x = local.dot(along)
  const swim = sin(x.mul(9).sub(time.mul(6)).add(cell.x.mul(2))).mul(0.03)
  const y = local
    .dot(vec2(along.y.negate(), along.x))
    .add(swim.mul(x.sub(0.3)))
  const body = y.abs().sub(smoothstep(0.42, 0.05, x.abs()).mul(0.13))
  const tail = y
    .abs()
    .sub(x.add(0.24).mul(-0.9).max(0))
    .max(x.add(0.44).negate())
  const fish = smoothstep(0.03, -0.02, body.min(tail))
  const back = smoothstep(
    -0.1,
    0.1,
    along.y.negate().mul(x).add(along.x.mul(y)),
  )
  const silver = mix(vec3(0.75, 0.85, 0.85), vec3(0.12, 0.3, 0.42), back)
  const many = smoothstep(0.35, 0.75, flow.length())
  colour = mix(colour, silver, fish.mul(many).mul(light))
}
const rays = sin(uv.x.mul(9).add(uv.y.mul(4)).add(time.mul(0.3))).mul(
  sin(uv.x.mul(15).add(uv.y.mul(5)).sub(time.mul(0.2))),
)

export const fragment = vec4(
  colour.add(vec3(0.3, 0.45, 0.4).mul(rays.max(0).mul(uv.y).mul(0.25))),
  1,
)
