import { gnoise, highPass } from '@kirari/addons'
import {
  exp, float, mix, resolution, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const depth = float(0.1).sub(p.y).max(0.004)

// Waves in perspective: the farther off, the finer.
const at = vec2(p.x.div(depth), float(1).div(depth)).mul(vec2(3, 2.4))
const waves = gnoise(vec3(at, time.mul(0.8)))
  .add(gnoise(vec3(at.mul(2.3), time)).mul(0.5))
  .mul(0.5)
  .add(0.5)

// Only the highest crests catch the sun, most of them below it.
const path = exp(p.x.mul(p.x).div(depth.add(0.05)).mul(-9))
const glint = highPass(waves.add(path.mul(0.24)), 0.66)
const sea = mix(
  vec3(0.95, 0.6, 0.4),
  vec3(0.05, 0.15, 0.28),
  depth.mul(2.6),
).add(waves.mul(0.1).sub(0.05))
const sun = exp(p.distance(vec2(0, 0.17)).sub(0.055).max(0).mul(-14))
const sky = mix(
  vec3(1, 0.68, 0.42),
  vec3(0.42, 0.4, 0.6),
  p.y.mul(2),
).add(vec3(1, 0.85, 0.6).mul(sun))
const water = sea.add(vec3(1, 0.86, 0.62).mul(glint.mul(2)))

export const fragment = vec4(mix(water, sky, step(0.1, p.y)), 1)
