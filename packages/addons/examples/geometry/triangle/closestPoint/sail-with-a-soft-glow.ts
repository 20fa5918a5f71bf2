import { Triangle, triangleClosestPoint } from '@kirari/addons'
import { mix, resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = vec3(uv.sub(0.5).mul(resolution).div(resolution.y), 0)
const sway = sin(time).mul(0.06)
const sail = Triangle({
  a: vec3(-0.28, -0.28, 0),
  b: vec3(0.32, -0.24, 0),
  c: vec3(sway, 0.36, 0),
})
const away = p.distance(triangleClosestPoint(sail, p))

const dusk = mix(vec3(0.32, 0.12, 0.28), vec3(0.05, 0.06, 0.18), uv.y)
const glow = vec3(1, 0.6, 0.35).mul(away.mul(-9).exp())

export const fragment = vec4(
  mix(dusk.add(glow.mul(0.7)), vec3(1, 0.93, 0.84), away.mul(-400).exp()),
  1,
)
