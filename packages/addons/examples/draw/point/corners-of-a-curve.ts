import { drawLine, drawPoint } from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const lift = sin(time.mul(0.8)).mul(0.1)
const [a, b, c, d] = [
  vec2(-0.75, -0.25),
  vec2(-0.35, lift.add(0.35)),
  vec2(0.3, lift.sub(0.38)),
  vec2(0.75, 0.22),
] as const
const curve = (t: number): Vec2 =>
  mix(
    mix(mix(a, b, t), mix(b, c, t), t),
    mix(mix(b, c, t), mix(c, d, t), t),
    t,
  )

const count = 24
const steps = Array.from({ length: count }, (_, i) => i / count)
const ink = steps
  .map((t) => drawLine(p, curve(t), curve(t + 1 / count), 0.01))
  .reduce((all, one) => all.max(one))
const polygon = drawLine(p, a, b, 0.003).max(drawLine(p, c, d, 0.003))
// As large on a phone as on a wall: six pixels.
const points = [a, b, c, d]
  .map((at) => drawPoint(p, at, 6))
  .reduce((all, one) => all.max(one))

const sheet = mix(vec3(0.97, 0.96, 0.93), vec3(0.55, 0.58, 0.66), polygon)
const drawn = mix(sheet, vec3(0.15, 0.2, 0.4), ink)

export const fragment = vec4(mix(drawn, vec3(0.92, 0.3, 0.2), points), 1)
