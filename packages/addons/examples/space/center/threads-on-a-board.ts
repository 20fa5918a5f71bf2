import { centerUv, hsl2rgb } from '@kirari/addons'
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
import type { Vec2, Vec3 } from 'kirari/node'

// From the middle, four quarters differ in their signs only: one
// quarter is threaded, and every edge of the canvas is 1 away.
const p = centerUv(uv).abs()
const px = vec2(2).div(resolution)
let board: Vec3 = vec3(0.075, 0.085, 0.13).mul(
  p.x.max(p.y).mul(-0.4).add(1.2),
)

const threads = (at: Vec2, count: number, hue: number) => {
  for (let i = 1; i < count; i++) {
    // From one axis to the other: the further up, the less far across.
    const s = i / count
    const away = at
      .dot(vec2(1 - s, s))
      .sub(s * (1 - s))
      .abs()
    const width = px.mul(vec2(1 - s, s)).length()
    const lit = sin(time.mul(1.5).sub(6 * s))
      .mul(0.12)
      .add(0.8)
    const silk = hsl2rgb(vec3(hue + 0.16 * s, 0.75, 0.62)).mul(lit)
    board = mix(
      board,
      silk,
      smoothstep(width.mul(1.3), width.mul(0.3), away),
    )
  }
}
threads(vec2(1).sub(p), 17, 0.52)
threads(p.mul(1.06), 15, 0.02)

// Nails along both middle lines.
const along = p
  .mul(1.06 * 15)
  .add(0.5)
  .fract()
  .sub(0.5)
  .abs()
  .div(1.06 * 15)
const across = along.div(px).max(p.yx.div(px.yx))
const nails = smoothstep(2.6, 1.6, across.x.min(across.y))

export const fragment = vec4(mix(board, vec3(0.95, 0.83, 0.55), nails), 1)
