import { mod289 } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
let drops = float(0)
for (const [columns, far] of [
  [46, 1],
  [80, 0.5],
] as const) {
  const x = p.x.mul(columns)
  const column = x.floor()

  // From the number of a column, three more by squares and remainders.
  const start = mod289(column.mul(column).mul(7).add(column.mul(31))).div(
    289,
  )
  const pace = mod289(column.mul(column).mul(23).add(11)).div(289)
  const length = mod289(column.mul(67)).div(289).mul(0.5).add(0.12)
  const fall = p.y
    .div(1.3)
    .add(time.mul(pace.mul(0.3).add(0.15)))
    .add(start)
    .fract()
  const tail = smoothstep(length, 0, fall).mul(smoothstep(0, 0.01, fall))
  const across = x.sub(column).sub(0.5)
  drops = drops.add(
    smoothstep(0.22, 0.05, across.abs()).mul(tail).mul(far),
  )
}
const glow = (x: number, y: number) =>
  p.sub(vec2(x, y)).length().mul(-3.2).exp()
const street = vec3(0.02, 0.03, 0.07)
  .add(vec3(1, 0.55, 0.2).mul(glow(0.45, 0.2)))
  .add(vec3(0.2, 0.45, 0.9).mul(glow(1.6, 0.45)))

export const fragment = vec4(
  mix(street, vec3(0.8, 0.9, 1), drops.mul(0.65)),
  1,
)
