import { nyquist, valueNoise } from '@kirari/addons'
import {
  cos, float, fwidth, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const below = float(0.16).sub(p.y)
const depth = float(0.3).div(below.max(0.003))
const at = vec2(p.x.sub(0.2).mul(depth), depth)

// Four rows of each colour, and earth between the rows.
const row = at.x.mul(5)
const ridge = cos(row.mul(2 * Math.PI))
  .mul(0.5)
  .add(0.5)
const kind = row.add(0.5).div(4).floor().mul(2.4)
const warm = mix(vec3(0.9, 0.1, 0.16), vec3(1, 0.8, 0.2), cos(kind))
const cool = mix(vec3(0.98, 0.5, 0.62), vec3(0.5, 0.16, 0.5), cos(kind))
const colour = mix(warm, cool, cos(kind.mul(1.7)).mul(4).saturate())
  .saturate()
  .sqrt()
const heads = valueNoise(vec2(row.mul(7), at.y.mul(30).add(time.mul(0.4))))
const flowers = mix(
  vec3(0.12, 0.3, 0.12),
  colour,
  heads.mul(2.2).sub(0.3).saturate(),
)
const earth = vec3(0.25, 0.2, 0.14)

// Far away a pixel spans whole rows: their mean is left.
const rows = nyquist(
  mix(earth, flowers, smoothstep(0.3, 0.55, ridge)),
  mix(earth, mix(vec3(0.12, 0.3, 0.12), colour, 0.66), 0.57),
  fwidth(row),
)
const meadow = nyquist(rows, vec3(0.56, 0.42, 0.3), fwidth(row).div(8))

const sky = mix(vec3(0.93, 0.9, 0.8), vec3(0.42, 0.66, 0.88), p.y.mul(2.4))
const haze = below.mul(-7).exp().mul(0.75)
export const fragment = vec4(
  mix(
    sky,
    mix(meadow, vec3(0.85, 0.83, 0.78), haze),
    smoothstep(0, 0.002, below),
  ),
  1,
)
