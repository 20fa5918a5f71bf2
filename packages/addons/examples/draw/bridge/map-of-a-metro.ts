import {
  compositeSourceOver, drawBridge, drawCircle, drawStroke, lineSDF,
} from '@kirari/addons'
import { float, resolution, time, uv, vec2, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Each line by its colour and its corners, the last one on top.
const metro = [
  [vec4(0.1, 0.46, 0.75, 1), [[-0.95, 0.3], [-0.5, 0.3], [0.1, -0.3], [0.95, -0.3]]],
  [vec4(0.9, 0.28, 0.24, 1), [[-0.95, -0.22], [-0.35, -0.22], [0.2, 0.33], [0.95, 0.33]]],
  [vec4(0.16, 0.6, 0.36, 1), [[-0.62, -0.6], [-0.62, 0.05], [-0.5, 0.17], [0.4, 0.17], [0.62, -0.05], [0.62, -0.6]]],
  [vec4(0.95, 0.66, 0.12, 1), [[-0.95, 0.02], [-0.2, 0.02], [-0.06, -0.12], [0.95, -0.12]]],
] as const

let map = vec4(0)
for (const [tint, corners] of metro) {
  const d = corners.slice(1).reduce<Float>((nearest, [x, y], i) => {
    const [fromX = 0, fromY = 0] = corners[i] ?? []
    return nearest.min(lineSDF(p, vec2(fromX, fromY), vec2(x, y)))
  }, float(9))
  map = compositeSourceOver(
    tint.mul(drawStroke(d, 0, 0.034, px)),
    drawBridge(map, d, 0, 0.034, px),
  )
}

// Stations, and a train that goes out and back.
for (const [x, y] of [[-0.7, 0.3], [-0.35, -0.22], [0.1, 0.17], [0.45, -0.12], [0.62, -0.3], [0.6, 0.33]] as const) {
  const stop = p.sub(vec2(x, y))
  map = compositeSourceOver(vec4(0.14, 0.15, 0.2, 1).mul(drawCircle(stop, 0.028, -1, px)), map)
  map = compositeSourceOver(vec4(1).mul(drawCircle(stop, 0.018, -1, px)), map)
}
const train = p.sub(vec2(time.mul(0.3).sin().mul(0.2).sub(0.45), 0.02))
map = compositeSourceOver(vec4(1).mul(drawCircle(train, 0.009, -1, px)), map)

export const fragment = compositeSourceOver(map, vec4(0.95, 0.94, 0.9, 1))
