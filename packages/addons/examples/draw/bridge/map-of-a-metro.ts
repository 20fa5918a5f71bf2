import {
  compositeSourceOver, drawBridge, drawCircle, drawStroke, lineSDF,
} from '@kirari/addons'
import { float, resolution, time, uv, vec2, vec4 } from 'kirari/node'
import type { Vec2, Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Each line by its colour and its corners, the last one on top.
const metro = [
  {
    tint: vec4(0.1, 0.46, 0.75, 1),
    x: [-1, -0.5, 0.1, 1],
    y: [3, 3, -3, -3],
  },
  {
    tint: vec4(0.9, 0.28, 0.24, 1),
    x: [-1, -0.35, 0.2, 1],
    y: [-2, -2, 3, 3],
  },
  {
    tint: vec4(0.16, 0.6, 0.36, 1),
    x: [-0.62, -0.62, -0.5, 0.4, 0.62, 0.62],
    y: [-6, 0.5, 1.7, 1.7, -0.5, -6],
  },
  {
    tint: vec4(0.95, 0.66, 0.12, 1),
    x: [-1, -0.2, -0.1, 1],
    y: [0, 0, -1, -1],
  },
]

let map = vec4(0)
for (const { tint, x, y } of metro) {
  const at = (i: number): Vec2 => vec2(x[i] ?? 0, (y[i] ?? 0) / 10)
  const d = x
    .slice(1)
    .map((_, i) => lineSDF(p, at(i), at(i + 1)))
    .reduce((nearest, one) => nearest.min(one))
  map = compositeSourceOver(
    tint.mul(drawStroke(d, 0, 0.034, px)),
    drawBridge(map, d, 0, 0.034, px),
  )
}

// Stations, and a train that goes out and back.
const disc = (at: Vec2, radius: number, tint: Vec4): void => {
  const covered = drawCircle(p.sub(at), radius, -1, px)
  map = compositeSourceOver(tint.mul(covered), map)
}
const stops = [-0.7, 3, -0.4, -2, 0.1, 1.7, 0.45, -1, 0.62, -2, 0.6, 3]
for (let i = 0; i < stops.length; i += 2) {
  const at = vec2(stops[i] ?? 0, (stops[i + 1] ?? 0) / 10)
  disc(at, 0.028, vec4(0.14, 0.15, 0.2, 1))
  disc(at, 0.018, vec4(1))
}
disc(vec2(time.mul(0.3).sin().mul(0.2).sub(0.45), 0), 0.009, vec4(1))

export const fragment = compositeSourceOver(map, vec4(0.95, 0.94, 0.9, 1))
