import { inside } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)
const paint = [
  { from: [0, 0.42], to: [0.62, 1], colour: [0.79, 0.16, 0.13] },
  { from: [1.58, 0], to: [2, 0.3], colour: [0.12, 0.27, 0.55] },
  { from: [0.68, 0], to: [1.1, 0.2], colour: [0.95, 0.78, 0.22] },
  { from: [1.58, 0.74], to: [1.84, 1], colour: [0.95, 0.78, 0.22] },
  { from: [0, 0], to: [0.3, 0.36], colour: [0.83, 0.84, 0.82] },
] as const
const bars = [
  { from: [0.62, 0], to: [0.68, 1] },
  { from: [1.52, 0], to: [1.58, 1] },
  { from: [0, 0.36], to: [1.58, 0.42] },
  { from: [1.52, 0.3], to: [2, 0.34] },
  { from: [0.68, 0.2], to: [1.52, 0.24] },
  { from: [1.1, 0], to: [1.15, 0.24] },
  { from: [0.3, 0], to: [0.34, 0.38] },
  { from: [1.55, 0.7], to: [2, 0.74] },
  { from: [1.84, 0.72], to: [1.88, 1] },
] as const
let canvas = vec3(0.94, 0.92, 0.86)
for (const { from, to, colour } of paint)
  canvas = mix(
    canvas,
    vec3(...colour),
    inside(p, vec2(...from), vec2(...to), px),
  )
for (const { from, to } of bars)
  canvas = mix(
    canvas,
    vec3(0.08),
    inside(p, vec2(...from), vec2(...to), px),
  )

export const fragment = vec4(canvas, 1)
