import { Triangle, triangleDistanceSq } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sign = Triangle({
  a: vec3(-0.26, -0.2, 0),
  b: vec3(0.26, -0.2, 0),
  c: vec3(0, 0.26, 0),
})

// A bell curve needs the square: e to the power of −d².
const square = triangleDistanceSq(sign, vec3(p, 0))
const breath = time.mul(1.5).sin().mul(4).add(22)
const halo = square.mul(breath.negate()).exp()
const heart = square.mul(-900).exp()

const night = mix(vec3(0.03, 0.03, 0.08), vec3(0.1, 0.05, 0.16), uv.y)
export const fragment = vec4(
  night
    .add(vec3(0.95, 0.3, 0.42).mul(halo))
    .mul(float(1).sub(heart))
    .add(vec3(1, 0.93, 0.86).mul(heart)),
  1,
)
