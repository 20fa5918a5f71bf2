import { Triangle, triangleNormal, valueNoise } from '@kirari/addons'
import {
  mix, resolution, select, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(7)
const cell = p.floor()
const local = p.sub(cell)

// Corners of a grid at random heights: each
// square is folded along its diagonal.
const corner = (x: number, y: number): Vec3 => {
  const at = cell.add(vec2(x, y))
  return vec3(at, valueNoise(vec3(at.mul(0.41), time.mul(0.2))).mul(1.7))
}
const [a, c] = [corner(0, 0), corner(1, 1)]
const lower = triangleNormal(Triangle({ a, b: corner(1, 0), c }))
const upper = triangleNormal(Triangle({ a, b: c, c: corner(0, 1) }))
const normal = select(lower, upper, local.y.greaterThan(local.x))

const sun = normal.dot(vec3(-0.65, 0.4, 0.55).normalize()).max(0)
const sky = normal.dot(vec3(0.5, 0.2, 0.8).normalize()).max(0)
const paper = mix(vec3(0.1, 0.12, 0.26), vec3(1, 0.62, 0.36), sun)

export const fragment = vec4(paper.add(vec3(0.08, 0.12, 0.22).mul(sky)), 1)
