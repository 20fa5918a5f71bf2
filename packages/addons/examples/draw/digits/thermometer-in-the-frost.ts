import {
  drawCircle, drawDigits, drawLine, drawRect, fbm,
} from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Frost grows from the edges of the pane; behind it, dawn.
const crystal = fbm(p.mul(7), 4).abs()
const edge = p.x.abs().mul(0.55).max(p.y.abs()).mul(2.1)
const frost = smoothstep(0.3, 0.9, edge.add(crystal.mul(0.9)).sub(0.28))
const dawn = mix(vec3(0.96, 0.66, 0.5), vec3(0.34, 0.5, 0.72), uv.y)
const hill = p.y.add(0.22).sub(fbm(vec2(p.x.mul(4), 8), 4).mul(0.14))
const view = mix(vec3(0.4, 0.44, 0.54), dawn, smoothstep(0, 0.02, hill))
const pane = mix(view, vec3(0.9, 0.95, 1), frost.mul(0.85))

// Degrees Celsius, and where they are on the scale.
const degrees = sin(time.mul(0.25)).mul(4).sub(7.4)
const heightOf = (y: Float) => y.mul(0.011).add(0.06)

// Each pixel draws the mark that is nearest, and its number.
const tens = p.y.sub(0.06).div(0.11).add(0.5).floor().clamp(-3, 3)
const mark = p.sub(vec2(0, heightOf(tens.mul(10))))
const number = mark.add(vec2(0.05, 0.021)).div(0.006)
const ink = drawLine(mark, vec2(-0.035, 0), vec2(0.03, 0), 0.004)
  .max(drawDigits(number, tens.mul(10), 0))
  .max(drawDigits(p.sub(vec2(0.275, 0.37)).div(0.007), degrees, 1))

const bulb = p.sub(vec2(0.07, -0.37))
const tube = drawLine(bulb, vec2(0), vec2(0, 0.79), 0.05)
const top = vec2(0, heightOf(degrees).add(0.37))
const spirit = drawLine(bulb, vec2(0), top, 0.022)
const shine = drawLine(p, vec2(0.06, -0.34), vec2(0.06, 0.4), 0.006)

const layers = [
  [vec3(0.97, 0.95, 0.9), drawRect(p, vec2(0.62, 0.94))],
  [vec3(0.16, 0.18, 0.24), ink],
  [vec3(0.8, 0.86, 0.9), tube.max(drawCircle(bulb, 0.052))],
  [vec3(0.15, 0.35, 0.75), spirit.max(drawCircle(bulb, 0.038))],
  [vec3(1), shine.mul(0.5)],
] as const

export const fragment = vec4(
  layers.reduce(
    (below, [colour, share]) => mix(below, colour, share),
    pane,
  ),
  1,
)
