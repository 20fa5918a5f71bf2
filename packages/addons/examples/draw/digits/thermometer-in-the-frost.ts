import {
  drawCircle, drawDigits, drawLine, drawRect, fbm, gnoise,
} from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Frost grows from the edges of the pane; behind it, dawn.
const crystal = fbm(p.mul(7), 4)
  .abs()
  .add(gnoise(p.mul(vec2(30, 24))).mul(0.12))
const edge = p.x.abs().mul(0.55).max(p.y.abs()).mul(2.1)
const frost = smoothstep(0.3, 0.9, edge.add(crystal.mul(0.9)).sub(0.28))
const dawn = mix(
  vec3(0.96, 0.66, 0.5),
  vec3(0.34, 0.5, 0.72),
  uv.y.pow(0.7),
)
const trees = smoothstep(
  0.02,
  0,
  p.y.add(0.22).sub(fbm(vec2(p.x.mul(4), 8), 4).mul(0.14)),
)
const view = mix(dawn, vec3(0.2, 0.24, 0.36), trees.mul(0.8))
let pane = mix(view, vec3(0.9, 0.95, 1), frost.mul(0.85))

// Degrees Celsius up the scale: a centimetre of glass for ten of them.
const degrees = sin(time.mul(0.25)).mul(4).sub(7.4)
const scale = (y: typeof degrees) => y.mul(0.011).add(0.06)
const plate = drawRect(p, vec2(0.62, 0.94))
pane = mix(pane, vec3(0.97, 0.95, 0.9), plate)

const step = p.y
  .sub(0.06)
  .div(0.011)
  .div(10)
  .add(0.5)
  .floor()
  .mul(10)
  .clamp(-30, 30)
const tick = drawLine(
  p,
  vec2(-0.035, scale(step)),
  vec2(0.03, scale(step)),
  0.004,
)
const label = drawDigits(
  p.sub(vec2(-0.05, scale(step).sub(0.021))).div(0.006),
  step,
  0,
)
const reading = drawDigits(p.sub(vec2(0.275, 0.37)).div(0.007), degrees, 1)
pane = mix(pane, vec3(0.16, 0.18, 0.24), tick.max(label).max(reading))

const glass = drawLine(p, vec2(0.07, -0.36), vec2(0.07, 0.42), 0.05)
pane = mix(
  pane,
  vec3(0.8, 0.86, 0.9),
  glass.max(drawCircle(p.sub(vec2(0.07, -0.37)), 0.052)),
)
const column = drawLine(
  p,
  vec2(0.07, -0.37),
  vec2(0.07, scale(degrees)),
  0.022,
)
const mercury = column.max(drawCircle(p.sub(vec2(0.07, -0.37)), 0.038))
const warm = select(
  vec3(0.15, 0.35, 0.75),
  vec3(0.85, 0.15, 0.12),
  degrees.greaterThan(0),
)
pane = mix(pane, warm, mercury)
const shine = drawLine(p, vec2(0.06, -0.34), vec2(0.06, 0.4), 0.006)

export const fragment = vec4(mix(pane, vec3(1), shine.mul(float(0.5))), 1)
