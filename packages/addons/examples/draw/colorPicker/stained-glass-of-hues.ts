import {
  drawColorPicker, drawStroke, fbm, random, rectSDF,
} from '@kirari/addons'
import {
  min, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.46)).mul(resolution).div(resolution.y)

// Three lancet windows: two circles meet in each point.
const bay = p.x.div(0.5).add(0.5).floor().clamp(-1, 1)
const q = vec2(p.x.sub(bay.mul(0.5)), p.y.add(bay.abs().mul(0.06)))
const arch = vec2(q.x.abs().add(0.19), q.y.sub(0.12)).length().sub(0.38)
const window = select(
  rectSDF(q.add(vec2(0, 0.15)), vec2(0.19, 0.27)),
  arch,
  q.y.greaterThan(0.12),
)

// Each pane is the square of one hue: white in a corner, deep in another.
const pane = q.div(vec2(0.095, 0.11)).add(0.5)
const cell = pane.floor()
const pick = random(cell.add(bay.mul(17)).add(3))
const hueOf = cell.y
  .mul(0.07)
  .add(bay.mul(0.16))
  .add(pick.mul(0.16))
  .add(0.05)
const bent = pane
  .fract()
  .add(fbm(pane.mul(3), 2).mul(0.05))
  .saturate()
const glass = drawColorPicker(
  bent.mul(vec2(0.6, 0.5)).add(vec2(0.35, 0.49)),
  hueOf,
).xyz
const inPane = rectSDF(pane.fract().sub(0.5), vec2(0.5)).mul(0.1)
const lead = min(inPane.abs().max(window), window.abs())

const sun = smoothstep(
  0.7,
  0,
  p.distance(vec2(sin(time.mul(0.2)).mul(0.4), 0.25)),
)
const lit = glass.mul(sun.mul(1.1).add(0.55))
const stone = mix(
  vec3(0.07, 0.06, 0.07),
  vec3(0.17, 0.15, 0.16),
  fbm(p.mul(9), 4).mul(0.5).add(0.5),
)
const spill = smoothstep(0.12, 0, window).mul(0.16)
const wall = stone.add(vec3(0.5, 0.35, 0.3).mul(spill))
const shown = mix(wall, lit, smoothstep(0.003, -0.003, window))

export const fragment = vec4(
  mix(shown, vec3(0.02), drawStroke(lead, 0, 0.009)).min(1),
  1,
)
