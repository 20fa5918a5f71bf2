import { Triangle, triangleBarycentric } from '@kirari/addons'
import { select, uv, vec3, vec4 } from 'kirari/node'

const triangle = Triangle({
  a: vec3(0.1, 0.15, 0),
  b: vec3(0.9, 0.15, 0),
  c: vec3(0.5, 0.9, 0),
})
const weights = triangleBarycentric(triangle, vec3(uv, 0))

const coral = vec3(1, 0.45, 0.35).mul(weights.x)
const teal = vec3(0.1, 0.7, 0.65).mul(weights.y)
const gold = vec3(1, 0.8, 0.3).mul(weights.z)
const inside = weights.greaterThanEqual(0).all()

export const fragment = vec4(
  select(vec3(0.08), coral.add(teal).add(gold), inside),
  1,
)
