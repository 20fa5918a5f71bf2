import { drawLine, drawMatrix, fbm, gnoise } from '@kirari/addons'
import {
  mat4, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The view of a camera whose angle slowly opens and closes.
const zoom = sin(time.mul(0.5)).mul(0.35).add(1.5)
const projection = mat4(
  vec4(zoom.mul(0.56), 0, 0, 0),
  vec4(0, zoom, 0, 0),
  vec4(0, 0, -1.02, -1),
  vec4(0, 0, -0.2, 0),
)
const shaky = p.add(
  vec2(gnoise(p.mul(9)), gnoise(p.mul(9).add(5))).mul(0.0016),
)
const numbers = drawMatrix(
  shaky.sub(vec2(-0.79, -0.12)).div(0.0055),
  projection,
)

// A sketch beside it: the eye, and the pyramid that it sees.
const eye = vec2(0.42, 0)
const wide = zoom.pow(-1).mul(0.42)
const [near, far] = [0.12, 0.44]
const at = (x: number, side: number) =>
  eye.add(vec2(x, wide.mul(side * x)))
const sketch = [
  [eye, at(far, 1)],
  [eye, at(far, -1)],
  [at(near, 1), at(near, -1)],
  [at(far, 1), at(far, -1)],
] as const
const strokes = sketch
  .map(([a, b]) => drawLine(shaky, a, b, 0.009))
  .reduce((all, one) => all.max(one))

const grain = gnoise(p.mul(260)).mul(0.5).add(0.62).saturate()
const dust = fbm(p.mul(vec2(2, 3.5)).add(2), 5)
  .mul(0.5)
  .add(0.5)
const slate = mix(
  vec3(0.07, 0.15, 0.13),
  vec3(0.17, 0.28, 0.25),
  dust.mul(dust),
)
const chalk = numbers.max(strokes).mul(grain)
const board = mix(slate, vec3(0.95, 0.95, 0.88), chalk)
const frame = smoothstep(
  0,
  0.004,
  p.x.abs().sub(0.96).max(p.y.abs().sub(0.455)),
)
const wood = mix(
  vec3(0.3, 0.18, 0.09),
  vec3(0.5, 0.33, 0.18),
  fbm(p.mul(vec2(3, 40)), 3)
    .mul(0.5)
    .add(0.5),
)

export const fragment = vec4(mix(board, wood, frame), 1)
