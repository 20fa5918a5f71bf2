import {
  Triangle, triangleBarycentric, triangleClosestPoint,
} from '@kirari/addons'
import { float, resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = vec3(uv.sub(0.5).mul(resolution).div(resolution.y), 0)
const shape = Triangle({
  a: vec3(sin(time).mul(0.1).sub(0.3), -0.2, 0),
  b: vec3(0.3, sin(time.mul(1.3)).mul(0.1).sub(0.12), 0),
  c: vec3(0, sin(time.mul(0.7)).mul(0.08).add(0.26), 0),
})

// Every place has the colour of the point
// of the triangle that is nearest to it.
const nearest = triangleClosestPoint(shape, p)
const weights = triangleBarycentric(shape, nearest)
const [red, gold, blue] = [
  vec3(1, 0.35, 0.3),
  vec3(1, 0.8, 0.25),
  vec3(0.2, 0.5, 1),
] as const
const dye = red
  .mul(weights.x)
  .add(gold.mul(weights.y))
  .add(blue.mul(weights.z))
const rings = p
  .distance(nearest)
  .mul(90)
  .sub(time.mul(2))
  .sin()
  .mul(0.5)
  .add(0.5)
const fade = float(1).sub(p.distance(nearest).mul(1.3)).saturate()

export const fragment = vec4(
  dye.mul(fade).mul(rings.mul(0.18).add(0.82)),
  1,
)
