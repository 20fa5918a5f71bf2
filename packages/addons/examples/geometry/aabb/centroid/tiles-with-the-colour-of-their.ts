import { AABB, aabbCentroid, valueNoise } from '@kirari/addons'
import {
  cos, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// A tile for each cell, wider than high,
// in rows that drift past one another.
const row = p.y.mul(12).floor()
const drift = time
  .mul(0.15)
  .mul(valueNoise(row.mul(1.7)).sub(0.5))
  .add(row.mul(0.37))
const column = p.x.mul(7).add(drift).floor()
const low = vec2(column, row)
const tile = AABB({ min: vec3(low, 0), max: vec3(low.add(1), 0) })
const middle = aabbCentroid(tile)

const wave = valueNoise(
  vec3(middle.x.mul(0.4), middle.y.mul(0.25), time.mul(0.25)),
)
const hue = cos(vec3(0, 2.1, 4.2).add(wave.mul(7)))
  .mul(0.5)
  .add(0.5)
const local = vec2(p.x.mul(7).add(drift), p.y.mul(12)).sub(middle.xy).abs()
const edge = smoothstep(0.5, 0.44, local.x.max(local.y))

export const fragment = vec4(
  mix(hue.mul(0.25), hue.mul(0.7).add(0.25), edge),
  1,
)
