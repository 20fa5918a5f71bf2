import { Triangle, triangleContain } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Bool, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const apart = sin(time.mul(0.8)).mul(0.07).add(0.12)

// A piece slides away from the middle of the square, whose sides are 4.
const piece = (r: number, g: number, b: number, ...at: number[]) => {
  const points = at.length / 2
  const mean = (axis: number) =>
    at.filter((_, i) => i % 2 === axis).reduce((a, x) => a + x) / points
  const place = vec2(mean(0) - 2, mean(1) - 2).mul(apart)
  const corner = (i: number) => vec3(at[2 * i] ?? 0, at[2 * i + 1] ?? 0, 0)

  // Four corners are two triangles.
  const isIn = (x: number, y: number): Bool => {
    const q = vec3(p.mul(5.4).add(2).sub(place).add(vec2(x, y)), 0)
    const half = (i: number) =>
      triangleContain(
        Triangle({ a: corner(0), b: corner(i), c: corner(i + 1) }),
        q,
      )
    return points === 4 ? half(1).or(half(2)) : half(1)
  }
  return { lacquer: vec3(r, g, b), isIn }
}

const pieces = [
  piece(0.86, 0.24, 0.2, 0, 0, 4, 0, 2, 2),
  piece(0.95, 0.62, 0.16, 0, 0, 2, 2, 0, 4),
  piece(0.12, 0.5, 0.55, 4, 4, 2, 4, 4, 2),
  piece(0.36, 0.3, 0.6, 4, 0, 4, 2, 3, 3, 3, 1),
  piece(0.95, 0.86, 0.5, 2, 2, 3, 1, 3, 3),
  piece(0.2, 0.34, 0.62, 2, 2, 3, 3, 2, 4, 1, 3),
  piece(0.45, 0.65, 0.35, 0, 4, 1, 3, 2, 4),
]

const grain = sin(p.y.mul(60).add(sin(p.x.mul(4)).mul(4))).mul(0.02)
let picture: Vec3 = mix(
  vec3(0.93, 0.88, 0.8),
  vec3(0.74, 0.66, 0.56),
  p.length(),
).add(grain)
for (const { isIn } of pieces)
  picture = select(picture, picture.mul(0.62), isIn(-0.05, 0.07))
const light = float(1.04).add(p.y.mul(0.3)).sub(p.x.mul(0.12))
for (const { lacquer, isIn } of pieces)
  picture = select(picture, lacquer.mul(light), isIn(0, 0))

export const fragment = vec4(picture, 1)
