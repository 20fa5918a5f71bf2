import { uncenterUv } from '@kirari/addons'
import {
  cos,
  float,
  fn,
  resolution,
  select,
  sin,
  sqrt,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(7)
// Leather pulled down along a lattice of creases, which lean
// both ways, with a button at each crossing.
const leather = fn('leather', [{ at: vec2 }], float, (at) => {
  const across = vec2(at.x.add(at.y), at.x.sub(at.y)).mul(
    0.5 * Math.PI * 0.72,
  )
  const crease = sin(across.x).mul(sin(across.y)).abs()
  return sqrt(crease.add(0.012)).mul(0.75)
})
const step = 0.012
const here = leather(p)
const slope = vec2(
  leather(p.add(vec2(step, 0))).sub(here),
  leather(p.add(vec2(0, step))).sub(here),
).div(step)
const padding = vec3(slope.negate(), 1).normalize()

// Of a lattice that leans, in the coordinates of its creases.
const grid = vec2(p.x.add(p.y), p.x.sub(p.y)).mul(0.36).toConst('grid')
const rest = grid.sub(grid.add(0.5).floor()).div(0.72)
const button = vec2(rest.x.add(rest.y), rest.x.sub(rest.y)).div(0.19)
const dome = vec3(
  button,
  sqrt(float(1).sub(button.dot(button)).max(0)),
).normalize()
const normal = select(padding, dome, button.length().lessThan(1))
// A normal has parts from −1 to 1; as a colour they run from 0 to 1.
const breathing = vec3(cos(time).mul(0.04), sin(time).mul(0.04), 0)

export const fragment = vec4(
  uncenterUv(normal.add(breathing).normalize()),
  1,
)
