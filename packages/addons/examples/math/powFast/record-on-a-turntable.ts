import { drawFill, powFast, random } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.length()
const out = p.div(away.max(0.001))

// A groove mirrors a lamp only where it runs across the light. The
// exponent says how narrow the two fans of each lamp are.
const lamp = (angle: number, k: number) =>
  powFast(out.dot(vec2(Math.cos(angle), Math.sin(angle))).abs(), k)
const grooves = random(away.mul(260).floor()).mul(0.5).add(0.5)
const gap = smoothstep(0.004, 0.001, away.sub(0.36).abs()).max(
  smoothstep(0.004, 0.001, away.sub(0.27).abs()),
)
const lit = vec3(1, 0.86, 0.66)
  .mul(lamp(0.7, 90))
  .add(vec3(0.5, 0.68, 1).mul(lamp(2.3, 24).mul(0.5)))
const vinyl = vec3(0.035)
  .add(lit.mul(grooves).mul(0.8))
  .mul(float(1).sub(gap.mul(0.6)))

// The label turns with the record, 33 times and a third a minute.
const turn = time.mul(3.49)
const label = vec2(
  p.x.mul(cos(turn)).add(p.y.mul(sin(turn))),
  p.y.mul(cos(turn)).sub(p.x.mul(sin(turn))),
)
const band = smoothstep(0.052, 0.05, label.y.sub(0.07).abs())
const paper = mix(vec3(0.9, 0.35, 0.18), vec3(0.97, 0.88, 0.7), band)
const lines = smoothstep(
  0.5,
  0.4,
  label.y.mul(90).fract().sub(0.5).abs().mul(2),
)
  .mul(smoothstep(0.02, 0.015, label.y.add(0.07).abs()))
  .mul(smoothstep(0.08, 0.075, label.x.abs()))
const printed = mix(paper, vec3(0.2, 0.08, 0.06), lines)

const plate = mix(vec3(0.82, 0.72, 0.58), vec3(0.64, 0.5, 0.37), uv.y)
const wood = plate.mul(
  sin(p.y.mul(70).add(sin(p.x.mul(5)).mul(3)))
    .mul(0.03)
    .add(1),
)
const disc = mix(vinyl, printed, drawFill(away, 0.16, 0.004))
const record = mix(disc, vec3(0.85), drawFill(away, 0.012, 0.004))
const under = smoothstep(0.55, 0.44, p.sub(vec2(0.02, -0.03)).length())

export const fragment = vec4(
  mix(
    wood.mul(float(1).sub(under.mul(0.5))),
    record,
    drawFill(away, 0.46, 0.004),
  ),
  1,
)
