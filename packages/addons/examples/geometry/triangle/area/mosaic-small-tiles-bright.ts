import {
  Triangle, triangleArea, triangleBarycentric, valueNoise,
} from '@kirari/addons'
import {
  mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = vec3(uv.mul(resolution).div(resolution.y).mul(5), 0)
const cell = p.xy.floor()

// A point wanders in each square, and four triangles meet there.
const wander = vec2(
  valueNoise(vec3(cell, time.mul(0.4))),
  valueNoise(vec3(cell.add(40), time.mul(0.4))),
)
const middle = vec3(cell.add(wander.mul(0.8)).add(0.1), 0)
const corners = [vec2(0, 0), vec2(1, 0), vec2(1, 1), vec2(0, 1)].map(
  (at) => vec3(cell.add(at), 0),
)

const mosaic = corners.reduce<Vec3>((behind, a, i) => {
  const tile = Triangle({ a, b: corners[(i + 1) % 4] ?? a, c: middle })
  const weights = triangleBarycentric(tile, p)
  // How far from the nearest side, in the unit of the
  // picture: the weight of a corner times its height.
  const least = weights.x.min(weights.y).min(weights.z)
  const area = triangleArea(tile)
  const glass = mix(
    vec3(1, 0.74, 0.42),
    vec3(0.07, 0.12, 0.36),
    smoothstep(0.05, 0.42, area),
  )
  const lead = smoothstep(0, 0.03, least.mul(area).mul(2))
  return select(
    behind,
    glass.mul(lead.mul(0.75).add(0.25)),
    least.greaterThanEqual(0),
  )
}, vec3(0.02))

export const fragment = vec4(mosaic, 1)
