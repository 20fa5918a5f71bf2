import { psrdnoise } from '@kirari/addons'
import {
  max,
  mix,
  resolution,
  smoothstep,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The noise brings its slope along: a normal without more samples.
const dent = psrdnoise(p.mul(9), vec2(0, 0), 0.6)
const away = p.length()
const bowl = smoothstep(0.47, 0.2, away)
const slope = dent.yz
  .mul(0.2)
  .add(p.mul(smoothstep(0.1, 0.45, away)).mul(2.6))
const normal = vec3(slope.negate(), 1).normalize()
const light = vec3(-0.5, 0.6, 0.62).normalize()
const half = light.add(vec3(0, 0, 1)).normalize()
const shine = normal.dot(half).max(0)
const diffuse = normal.dot(light).max(0)
const copper = mix(
  vec3(0.36, 0.13, 0.07),
  vec3(0.96, 0.55, 0.36),
  diffuse,
)
const warm = copper
  .mul(bowl.mul(-0.25).add(1))
  .add(vec3(1, 0.82, 0.68).mul(shine.pow(40).mul(0.9)))
const edge = smoothstep(
  0.012,
  0,
  max(away.sub(0.462), away.sub(0.462).negate()),
)
const plate = warm.add(edge.mul(vec3(0.5, 0.3, 0.2)))
const shadow = smoothstep(0.56, 0.42, p.sub(vec2(0.03, -0.04)).length())
const table = vec3(0.2, 0.25, 0.25).mul(shadow.mul(-0.55).add(1))

export const fragment = vec4(
  mix(table, plate, smoothstep(0.473, 0.469, away)),
  1,
)
