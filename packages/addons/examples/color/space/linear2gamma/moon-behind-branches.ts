import { gnoise, linear2gamma } from '@kirari/addons'
import {
  length, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = p.sub(vec2(0.25, 0.1))
const away = length(q)

// Light of the moon and of its halo, for a screen with a gamma of 2.2.
const seas = gnoise(q.mul(9).add(2))
  .mul(0.35)
  .add(gnoise(q.mul(22)).mul(0.12))
  .add(0.7)
const moon = smoothstep(0.152, 0.148, away).mul(seas)
const halo = away.mul(-7).exp().mul(0.16)
const light = vec3(0.95, 0.93, 0.8)
  .mul(moon)
  .add(vec3(0.25, 0.4, 0.75).mul(halo))

// Branches bend through the picture.
const wind = sin(time.mul(0.5)).mul(0.01)
const bough = p.y
  .sub(p.x.mul(0.35))
  .add(0.1)
  .add(gnoise(p.mul(2)).mul(0.12))
  .add(wind)
const twig = p.y
  .add(p.x.mul(0.6))
  .sub(0.18)
  .add(gnoise(p.mul(4).add(9)).mul(0.08))
  .sub(wind)
const wood = smoothstep(
  0.012,
  0.008,
  bough.abs().sub(p.x.mul(-0.012)),
).max(smoothstep(0.005, 0.002, twig.abs()))
const sky = vec3(0.003, 0.005, 0.014)

export const fragment = vec4(
  linear2gamma(light.add(sky).mul(wood.mul(-0.97).add(1)).min(1)),
  1,
)
