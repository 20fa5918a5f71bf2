import { blendAverage, valueNoise } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const sun = exp(uv.distance(vec2(0.68, 0.72)).mul(-5))
const dawn = mix(vec3(0.98, 0.78, 0.6), vec3(0.5, 0.66, 0.8), uv.y)
const sky = mix(dawn, vec3(1, 0.95, 0.8), sun)
const mist = vec3(0.97, 0.88, 0.8)

// From the furthest ridge to the nearest: before each of them, all that
// lies behind is averaged with the mist, so far ridges are the palest.
const ridge = (behind: Vec3, i: number): Vec3 => {
  const veiled = blendAverage(behind, mist, smoothstep(1, 0.5, uv.y))
  const drift = valueNoise(
    p.mul(vec2(2, 6)).add(vec2(time.mul(0.06), i * 4)),
  )
  const bank = smoothstep(0.12, -0.1, uv.y.sub(0.52 - i * 0.14).abs())
  const cloud = blendAverage(veiled, mist, bank.mul(drift.add(0.3)))
  const top = valueNoise(p.x.mul(1.9 + i * 0.7).add(i * 6))
    .mul(0.3)
    .add(valueNoise(p.x.mul(9).add(i)).mul(0.06))
    .add(0.46 - i * 0.15)
  const pine = p.x
    .mul(44 - i * 6)
    .fract()
    .sub(0.5)
    .abs()
  const wood = top.sub(pine.mul(0.012 + i * 0.008))
  const rock = mix(vec3(0.12, 0.24, 0.32), vec3(0.05, 0.13, 0.16), i / 4)
  return mix(cloud, rock, smoothstep(0.003, -0.003, uv.y.sub(wood)))
}

export const fragment = vec4([0, 1, 2, 3, 4].reduce(ridge, sky), 1)
