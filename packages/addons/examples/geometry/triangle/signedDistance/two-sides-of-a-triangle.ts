import { Triangle, triangleSignedDistance } from '@kirari/addons'
import { mix, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'

// A cut through space, seen from the side; the
// triangle turns about the middle.
const p = vec3(uv.sub(0.5).mul(resolution).div(resolution.y), 0)
const [x, y] = [
  time.mul(0.4).cos().mul(0.25),
  time.mul(0.4).sin().mul(0.25),
]
const sheet = Triangle({
  a: vec3(x, y, 1),
  b: vec3(x, y, -1),
  c: vec3(x.mul(-1), y.mul(-1), 0),
})
const d = triangleSignedDistance(sheet, p)

const side = select(
  vec3(0.95, 0.55, 0.25),
  vec3(0.2, 0.5, 0.85),
  d.greaterThan(0),
)
const rings = d.abs().mul(60).sin().mul(0.5).add(0.5)
const shade = d.abs().mul(-4).exp()

const field = side.mul(shade.mul(0.6).add(rings.mul(0.08)).add(0.1))

export const fragment = vec4(
  mix(field, vec3(1), d.abs().mul(-160).exp()),
  1,
)
