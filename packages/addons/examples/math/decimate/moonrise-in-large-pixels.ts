import { decimate, random, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

// Place, time and tones: all three have few steps.
const q = decimate(uv.mul(resolution).div(resolution.y), 72).add(1 / 144)
const now = decimate(time, 4)
const x = q.x.sub(resolution.x.div(resolution.y).mul(0.5))

// Below the horizon everything is mirrored, row by row out of line.
const isSea = q.y.lessThan(0.3)
const shift = sin(q.y.mul(90).add(now.mul(2))).mul(0.03)
const at = vec2(
  x.add(select(float(0), shift, isSea)),
  select(q.y, float(0.6).sub(q.y), isSea),
)
const dither = q
  .mul(72)
  .floor()
  .dot(vec2(1, 1))
  .mul(0.5)
  .fract()
  .sub(0.25)
const rise = decimate(at.y.sub(0.3).div(0.7).add(dither.mul(0.09)), 6)
const sky = mix(
  vec3(0.85, 0.42, 0.45),
  vec3(0.1, 0.1, 0.28),
  rise.mul(1.2),
)

const key = random(at.mul(72).floor())
const star = select(float(0), float(0.6), key.greaterThan(0.992))
const moon = smoothstep(0.172, 0.168, at.distance(vec2(0.22, 0.58)))
const spots = decimate(valueNoise(at.mul(9)), 3).mul(0.3)
const lit = mix(sky.add(star), vec3(1, 0.93, 0.75).sub(spots), moon)
const hill = valueNoise(at.x.mul(3).add(4)).mul(0.16).add(0.3)
const land = select(lit, vec3(0.09, 0.07, 0.17), at.y.lessThan(hill))

export const fragment = vec4(
  select(land, land.mul(vec3(0.6, 0.65, 0.85)), isSea),
  1,
)
