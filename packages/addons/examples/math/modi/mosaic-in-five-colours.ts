import { modi } from '@kirari/addons'
import {
  array, int, ivec2, mix, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(12)
const tile = ivec2(p.floor())

// Two steps up change the colour as one to the right does: neighbours
// differ, left of the middle and below it too.
const index = modi(tile.x.add(tile.y.mul(2)), int(5))
const colours = array(
  vec3,
  5,
)([
  [0.95, 0.9, 0.8],
  [0.14, 0.36, 0.5],
  [0.86, 0.45, 0.25],
  [0.3, 0.6, 0.58],
  [0.93, 0.73, 0.35],
])
const place = p.fract().sub(0.5)
const edge = place.abs().x.max(place.abs().y)
const bevel = place.y
  .sub(place.x)
  .mul(smoothstep(0.3, 0.45, edge))
  .mul(0.35)
const glaze = colours.at(index).add(bevel)

export const fragment = vec4(
  mix(glaze, vec3(0.2, 0.18, 0.18), smoothstep(0.455, 0.475, edge)),
  1,
)
