import { quintic, random, rotate } from '@kirari/addons'
import {
  mix, normalize, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

// A noise of one's own: a random height at each corner of a cell, and
// quintic for how much of each arrives in between.
const noise = (p: Vec2) => {
  const cell = p.floor()
  const w = quintic(p.fract())
  const at = (x: number, y: number) => random(cell.add(vec2(x, y)))
  const low = mix(at(0, 0), at(1, 0), w.x)
  return mix(low, mix(at(0, 1), at(1, 1), w.x), w.y)
}
const height = (p: Vec2) =>
  noise(rotate(p, 0.5).mul(vec2(1.6, 3.4))).add(
    noise(rotate(p, -0.4).mul(vec2(3, 7))).mul(0.22),
  )

const p = uv.mul(resolution).div(resolution.y)
const h = height(p)
const slope = vec2(
  height(p.add(vec2(0.01, 0))).sub(h),
  height(p.add(vec2(0, 0.01))).sub(h),
).mul(30)

// A low sun: the curvature of the surface shows, so it must not jump.
const sun = vec3(time.mul(0.3).sin().mul(0.3).sub(0.8), 0.35, 0.42)
const light = normalize(vec3(slope.mul(-1), 1))
  .dot(normalize(sun))
  .max(0)
const shade = vec3(0.36, 0.47, 0.68)
const snow = mix(shade, vec3(1, 0.95, 0.88), light.mul(1.35).saturate())
const sparkle = random(uv.mul(resolution).floor()).pow(90).mul(light)

export const fragment = vec4(
  snow.mul(h.mul(0.12).add(0.9)).add(sparkle),
  1,
)
