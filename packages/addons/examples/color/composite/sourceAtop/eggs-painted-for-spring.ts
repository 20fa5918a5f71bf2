import {
  compositeSourceAtop, compositeSourceOver, drawFill, hsl2rgb,
} from '@kirari/addons'
import {
  float, fract, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const meadow = vec4(
  mix(vec3(0.55, 0.74, 0.4), vec3(0.93, 0.95, 0.8), uv.y),
  1,
)

// The paint on each egg. It may reach beyond the egg.
const saw = (x: Float) => fract(x).sub(0.5).abs()
const patterns = [
  (q: Vec2) => saw(q.y.mul(11).add(sin(q.x.mul(45)).mul(0.18))).sub(0.2),
  (q: Vec2) => fract(q.mul(11)).sub(0.5).length().sub(0.28),
  (q: Vec2) => saw(q.x.mul(9).add(saw(q.y.mul(9)))).sub(0.16),
  (q: Vec2) =>
    saw(q.x.add(q.y).mul(8))
      .min(saw(q.x.sub(q.y).mul(8)))
      .sub(0.09),
]

const egg = (
  behind: Vec4,
  pattern: (q: Vec2) => Float,
  i: number,
): Vec4 => {
  const at = p.sub(vec2(i * 0.44 - 0.66, -0.02 - 0.04 * (i % 2)))
  const sway = sin(time.mul(0.9).add(i * 1.7)).mul(0.06)
  const q = vec2(at.x.sub(at.y.add(0.3).mul(sway)), at.y)
  const shape = vec2(q.x.mul(q.y.mul(0.75).add(1.3)), q.y).length()
  const shell = vec4(hsl2rgb(vec3(0.53 + i * 0.27, 0.55, 0.6)), 1)
  const paint = vec4(1, 0.97, 0.88, 1).mul(
    drawFill(pattern(q), 0, px.mul(11)),
  )
  const far = q.distance(vec2(-0.08, 0.12))
  const shade = vec4(0.1, 0.02, 0.12, 0.5).mul(smoothstep(0.05, 0.45, far))
  const ground = q.sub(vec2(0.02, -0.26)).mul(vec2(1, 3.5)).length()
  const painted = compositeSourceAtop(
    paint,
    shell.mul(drawFill(shape, 0.25, px)),
  )
  return compositeSourceOver(
    compositeSourceAtop(shade, painted),
    compositeSourceOver(
      vec4(0, 0.05, 0, 0.4).mul(smoothstep(0.26, 0.1, ground)),
      behind,
    ),
  )
}

export const fragment = patterns.reduce(egg, meadow)
