import { Triangle, triangleCentroid } from '@kirari/addons'
import {
  cos, float, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(9)

// Two triangles in each square, cut along alternate diagonals.
const cell = p.floor()
const local = p.sub(cell)
const isOdd = cell.x.add(cell.y).mod(2).greaterThan(0.5)
const x = select(local.x, float(1).sub(local.x), isOdd)
const isUpper = x.add(local.y).greaterThan(1)
const corner = (u: number, v: number) =>
  vec3(cell.add(vec2(select(u, 1 - u, isOdd), v)), 0)
const third = select(corner(0, 0), corner(1, 1), isUpper)
const tessera = Triangle({ a: corner(1, 0), b: corner(0, 1), c: third })

// One colour for all of it: that of the picture at its centroid.
const middle = triangleCentroid(tessera).xy
const sun = middle.sub(vec2(12.5, 5.2)).length()
const waves = cos(middle.x.mul(0.5).add(middle.y).add(time.mul(0.4)))
const dusk = sun.mul(0.1).add(waves.mul(0.05)).saturate()
const glass = mix(
  mix(vec3(1, 0.93, 0.7), vec3(0.93, 0.42, 0.3), dusk.mul(3).saturate()),
  mix(vec3(0.93, 0.42, 0.3), vec3(0.13, 0.2, 0.4), dusk),
  dusk.mul(2).sub(0.4).saturate(),
)

const seam = x
  .add(local.y)
  .sub(1)
  .abs()
  .mul(0.7)
  .min(local.x.min(local.y))
  .min(float(1).sub(local.x.max(local.y)))
export const fragment = vec4(
  mix(vec3(0.12, 0.1, 0.1), glass, smoothstep(0.02, 0.05, seam)),
  1,
)
