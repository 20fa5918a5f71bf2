import {
  oklab2oklch, oklab2srgb, random, srgb2oklab,
} from '@kirari/addons'
import {
  atan2, float, length, mix, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(7)
const cell = p.floor()
const seed = random(cell)
const q = p
  .fract()
  .sub(0.5)
  .sub(
    vec2(random(cell.add(9)), random(cell.add(21)))
      .sub(0.5)
      .mul(0.3),
  )
const petals = atan2(q.x, q.y)
  .mul(5)
  .add(seed.mul(6))
  .cos()
  .mul(0.05)
  .add(0.25)
const flower = smoothstep(0.02, -0.02, length(q).sub(petals))
const paint = vec3(1, seed.mul(0.9), random(cell.add(5)))
const meadow = mix(vec3(0.2, 0.42, 0.16), paint, flower)

const lch = oklab2oklch(srgb2oklab(meadow))
// The hue that stays goes slowly round; all others turn grey.
const away = lch.z
  .sub(time.mul(0.06))
  .fract()
  .sub(0.5)
  .abs()
  .mul(-1)
  .add(0.5)
const keep = smoothstep(0.12, 0.06, away)
const grey = oklab2srgb(vec3(lch.x, float(0), float(0)))

export const fragment = vec4(mix(grey, meadow, keep), 1)
