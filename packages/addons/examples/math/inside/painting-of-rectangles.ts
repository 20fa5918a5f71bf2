import { inside } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)
const red = vec3(0.79, 0.16, 0.13)
const blue = vec3(0.12, 0.27, 0.55)
const yellow = vec3(0.95, 0.78, 0.22)
const grey = vec3(0.83, 0.84, 0.82)
const black = vec3(0.08)

// Fields first, then the bars over them: lower left corner,
// upper right corner, colour.
const painting = [
  [vec2(0, 0.42), vec2(0.62, 1), red],
  [vec2(1.58, 0), vec2(2, 0.3), blue],
  [vec2(0.68, 0), vec2(1.1, 0.2), yellow],
  [vec2(1.58, 0.74), vec2(1.84, 1), yellow],
  [vec2(0, 0), vec2(0.3, 0.36), grey],
  [vec2(0.62, 0), vec2(0.68, 1), black],
  [vec2(1.52, 0), vec2(1.58, 1), black],
  [vec2(0, 0.36), vec2(1.58, 0.42), black],
  [vec2(1.52, 0.3), vec2(2, 0.34), black],
  [vec2(0.68, 0.2), vec2(1.52, 0.24), black],
  [vec2(1.1, 0), vec2(1.15, 0.24), black],
  [vec2(0.3, 0), vec2(0.34, 0.38), black],
  [vec2(1.55, 0.7), vec2(2, 0.74), black],
  [vec2(1.84, 0.72), vec2(1.88, 1), black],
] as const
const canvas = painting.reduce(
  (under, [from, to, colour]) =>
    mix(under, colour, inside(p, from, to, px)),
  vec3(0.94, 0.92, 0.86),
)

export const fragment = vec4(canvas, 1)
