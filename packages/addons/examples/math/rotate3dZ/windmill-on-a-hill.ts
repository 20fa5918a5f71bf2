import { drawFill, rectSDF, rotate3dZ } from '@kirari/addons'
import {
  float, mat3, max, min, mix, resolution, sin, smoothstep, time, uv, vec2,
} from 'kirari/node'
import { vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// Points of the plane as (x, y, 1): one matrix first moves
// the hub of the mill to the origin and then turns the sails.
const toHub = mat3(1, 0, 0, 0, 1, 0, -0.28, -0.1, 1)
const sails = [0, 1, 2, 3].map((i): Float => {
  const angle = time.mul(-0.5).add(0.3 + (i * Math.PI) / 2)
  const at = rotate3dZ(angle).mul(toHub).mul(vec3(p, 1)).xy
  const cloth = rectSDF(at.sub(vec2(0.22, 0.035)), vec2(0.15, 0.04))
  const slats = at.x.mul(22).fract().sub(0.5).abs().sub(0.42).div(22)
  const arm = rectSDF(at.sub(vec2(0.18, 0)), vec2(0.2, 0.006))
  return min(max(cloth, slats), arm)
})
const sail = drawFill(
  sails.reduce((a, b) => min(a, b)),
  0,
  px,
)

const at = p.sub(vec2(0.28, -0.12))
const tower = max(
  at.x.abs().sub(at.y.mul(-0.14).add(0.07)),
  at.y.sub(0.17),
)
const cap = vec2(at.x, at.y.sub(0.16)).length().sub(0.068)
const mill = drawFill(min(max(tower, at.y.negate().sub(0.4)), cap), 0, px)

const hill = (height: number, wave: number): Float =>
  drawFill(p.y.sub(sin(p.x.mul(wave).add(1)).mul(0.07)).sub(height), 0, px)
const sun = smoothstep(0.6, 0, p.sub(vec2(-0.45, 0)).length())
const sky = mix(
  vec3(0.98, 0.75, 0.5),
  vec3(0.36, 0.55, 0.75),
  uv.y.pow(0.7),
)
const far = mix(
  sky.add(sun.mul(0.25)),
  vec3(0.5, 0.52, 0.55),
  hill(-0.16, 3),
)
const stone = mix(far, vec3(0.33, 0.2, 0.2), mill)
const near = mix(stone, vec3(0.16, 0.2, 0.16), hill(-0.29, 1.7))

export const fragment = vec4(mix(near, vec3(0.97, 0.93, 0.84), sail), 1)
