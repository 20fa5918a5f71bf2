import { Triangle, triangleBarycentric, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = vec3(uv.mul(resolution).div(resolution.y).mul(4), 0)
const cell = p.xy.floor()

// A point wanders in each square, and four triangles meet there.
const wander = vec2(
  valueNoise(vec3(cell, time.mul(0.5))),
  valueNoise(vec3(cell.add(70), time.mul(0.5))),
)
const middle = vec3(cell.add(wander.mul(0.7)).add(0.15), 0)
const corners = [vec2(0, 0), vec2(1, 0), vec2(1, 1), vec2(0, 1)].map(
  (at) => vec3(cell.add(at), 0),
)

// The smallest weight is 0 on the sides: there the wire is.
const least = corners.reduce<Float>((behind, a, i) => {
  const weights = triangleBarycentric(
    Triangle({ a, b: corners[(i + 1) % 4] ?? a, c: middle }),
    p,
  )
  return select(
    behind,
    weights.x.min(weights.y).min(weights.z),
    weights.greaterThanEqual(0).all(),
  )
}, float(0))
const core = smoothstep(0.04, 0.005, least)
const glow = least.mul(-11).exp().mul(0.6)
const night = mix(vec3(0.03, 0.04, 0.1), vec3(0.1, 0.06, 0.2), uv.y)

export const fragment = vec4(
  mix(
    night.add(vec3(0.15, 0.5, 0.9).mul(glow)),
    vec3(0.75, 0.95, 1),
    core,
  ),
  1,
)
