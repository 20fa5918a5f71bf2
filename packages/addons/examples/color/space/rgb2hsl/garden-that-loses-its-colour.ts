import { drawFill, hsl2rgb, rgb2hsl, valueNoise } from '@kirari/addons'
import {
  cos, float, mix, mod, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Tulips in rows, smaller the farther away they are.
const row = (behind: Vec3, i: number): Vec3 => {
  const size = 0.05 + 0.03 * i
  const sway = sin(time.add(i * 2).add(p.x.mul(3))).mul(0.1 * size)
  const x = mod(p.x.add(sway).add(i * 0.04), size * 1.3)
    .div(size)
    .sub(0.65)
  const y = p.y.sub(0.15 - i * 0.14).div(size)
  const teeth = cos(x.mul(17)).mul(0.12).add(0.36)
  const cup = vec2(x, y.max(0.05).sub(0.05))
    .length()
    .max(x.mul(1.2).abs())
    .sub(0.36)
  const bloom = drawFill(
    cup.max(y.sub(teeth)).max(y.negate().sub(0.25).add(x.mul(x).mul(2))),
    0,
    px.div(size),
  )
  const stem = drawFill(x.abs().sub(0.05).max(y), 0, px.div(size))
  const tone = mix(vec3(0.95, 0.25, 0.2), vec3(0.98, 0.72, 0.15), i / 3)
  const green = vec3(0.2, 0.45, 0.2).mul(0.7 + i * 0.1)
  return mix(
    mix(behind, green, stem),
    tone.mul(y.mul(0.6).add(0.8)),
    bloom,
  )
}
const field = mix(
  vec3(0.35, 0.62, 0.3),
  vec3(0.5, 0.78, 0.92),
  smoothstep(0.1, 0.18, p.y),
)
const garden = [0, 1, 2, 3].reduce(row, field)

// A veil of mist: less saturation, and more lightness.
const drift = valueNoise(p.mul(2).add(vec2(time.mul(-0.15), 0)))
const veil = smoothstep(0.15, 0.75, uv.x.add(drift.sub(0.5).mul(0.5)))
const hsl = rgb2hsl(garden)
const misty = vec3(
  hsl.x,
  hsl.y.mul(veil.mul(-1).add(1)),
  mix(hsl.z, hsl.z.mul(0.4).add(0.5), veil),
)

export const fragment = vec4(hsl2rgb(misty), 1)
