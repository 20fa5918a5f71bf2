import { gerstnerWave } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
/** The height of the water of a layer above the place x. */
const water = (x: Float, layer: number): Float => {
  const length = 0.5 + 0.09 * layer
  const way = vec2(layer % 2 === 0 ? 1 : -1, 0)
  const swell = (at: Float) =>
    gerstnerWave(
      vec2(at.add(layer * 1.7), 0),
      way,
      0.8,
      length,
      time.mul(0.2),
    )
  // Which point of calm water was moved to x? Go back, and look again.
  let calm = x
  for (let again = 0; again < 3; again++)
    calm = x.sub(swell(calm).x.mul(0.9)).toConst('calm')
  return swell(calm).y
}

const sky = mix(vec3(0.99, 0.87, 0.7), vec3(0.95, 0.64, 0.5), uv.y)
const sun = p.distance(vec2(0.42, 0.2)).toConst('sun')
let picture: Vec3 = mix(
  mix(sky, vec3(0.98, 0.76, 0.52), smoothstep(0.26, 0.255, sun)),
  vec3(0.93, 0.33, 0.24),
  smoothstep(0.17, 0.166, sun),
)
// From the horizon to the front, each layer throws a shadow on the last.
const layers = 7
for (let layer = 0; layer < layers; layer++) {
  const near = layer / (layers - 1)
  const base = 0.08 - 0.47 * near
  const edge = water(p.x, layer)
    .mul(0.75 + 0.5 * near)
    .add(base)
    .sub(p.y)
    .toConst('edge')
  const shade = smoothstep(-0.05, 0.01, edge).mul(0.32)
  const colour = mix(
    mix(vec3(0.5, 0.74, 0.76), vec3(0.05, 0.2, 0.38), float(near)),
    vec3(0.95, 0.97, 0.94),
    smoothstep(0.016, 0.012, edge).mul(0.9),
  )
  const fibre = p.mul(vec2(310, 290)).sin()
  const paper = colour.add(fibre.x.mul(fibre.y).mul(0.012))
  picture = mix(
    picture.mul(shade.negate().add(1)),
    paper,
    smoothstep(0, 0.004, edge),
  ).toConst('picture')
}

export const fragment = vec4(picture, 1)
