import { random } from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const stars = (scale: number, seed: number) => {
  const cell = p.mul(scale).floor()
  const key = (more: number) => random(vec3(cell, seed + more))
  const local = p
    .mul(scale)
    .fract()
    .sub(vec2(key(1), key(2)).mul(0.7).add(0.15))
  const twinkle = sin(time.mul(key(3).mul(4).add(1)).add(key(4).mul(6.28)))
    .mul(0.3)
    .add(0.7)
  // Few are bright, many are faint.
  const light = key(5).pow(9).mul(twinkle)
  const tint = mix(vec3(1, 0.8, 0.6), vec3(0.7, 0.85, 1), key(6))
  return tint.mul(light.mul(0.005).div(local.dot(local).add(0.0016)))
}
const night = mix(vec3(0.09, 0.07, 0.17), vec3(0.01, 0.015, 0.05), uv.y)
const sky = night
  .add(stars(9, 0))
  .add(stars(21, 10))
  .add(stars(40, 20).mul(0.7))

export const fragment = vec4(sky, 1)
