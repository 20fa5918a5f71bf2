import { Triangle, triangleDistanceSq } from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Islands, each with its own colour on the chart.
const islands = [
  {
    at: [-0.6, 0.2, -0.42, 0.36, -0.38, 0.14],
    tint: vec3(0.93, 0.72, 0.5),
  },
  {
    at: [-0.5, -0.3, -0.22, -0.34, -0.4, -0.12],
    tint: vec3(0.68, 0.8, 0.55),
  },
  {
    at: [-0.06, 0.06, 0.14, 0.22, 0.12, -0.04],
    tint: vec3(0.95, 0.85, 0.55),
  },
  {
    at: [0.2, -0.36, 0.44, -0.24, 0.3, -0.14],
    tint: vec3(0.85, 0.62, 0.62),
  },
  { at: [0.42, 0.3, 0.68, 0.34, 0.6, 0.08], tint: vec3(0.66, 0.7, 0.84) },
]

// Squares are enough to see which is nearest.
let nearest = float(9)
let second = float(9)
let tint = vec3(0)
for (const island of islands) {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = island.at
  const shore = Triangle({
    a: vec3(ax, ay, 0),
    b: vec3(bx, by, 0),
    c: vec3(cx, cy, 0),
  })
  const square = triangleDistanceSq(shore, vec3(p, 0))
  const isNearer = square.lessThan(nearest)
  tint = select(tint, island.tint, isNearer)
  second = select(second.min(square), nearest, isNearer)
  nearest = nearest.min(square)
}
const away = nearest.sqrt()
const border = second.sqrt().sub(away)

// Shallows in rings about each coast, and a border halfway between.
const ring = away.mul(34).sub(time.mul(0.5)).sin().mul(0.5).add(0.5)
const sea = mix(
  vec3(0.86, 0.93, 0.92),
  tint,
  away.mul(-7).exp().mul(0.75).add(0.1),
)
const water = mix(
  sea,
  vec3(0.45, 0.62, 0.68),
  ring.mul(away.mul(-9).exp()).mul(0.4),
)
const land = mix(
  tint.mul(0.72),
  vec3(0.3, 0.26, 0.22),
  smoothstep(0.004, 0.008, away),
)
const chart = mix(land, water, smoothstep(0.008, 0.012, away))
const dash = p.x.add(p.y).mul(40).fract().greaterThan(0.4)
const line = select(float(0), smoothstep(0.006, 0.003, border), dash)

export const fragment = vec4(
  mix(chart, vec3(0.4, 0.3, 0.3), line.mul(0.7)),
  1,
)
