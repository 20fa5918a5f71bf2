import { drawLine, drawRect, fbm } from '@kirari/addons'
import {
  abs, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Two sliding screens, each four panes wide and five high.
const local = vec2(abs(p.x).sub(0.45), p.y.sub(0.02))
const pane = vec2(0.19, 0.15)
const across = local.x.div(pane.x).floor().add(0.5)
const up = local.y.div(pane.y).add(0.5).floor()
const inPane = local.sub(vec2(across, up).mul(pane))

// Bamboo in the garden behind, swaying; its shadow is soft.
const sway = sin(time.mul(0.7))
  .mul(0.02)
  .add(sin(time.mul(1.1)).mul(0.008))
const stalks = [-0.72, -0.58, 0.28, 0.7].reduce((shade, x, i) => {
  const top = vec2(sway.mul(1 + i * 0.4).add(x + 0.07), 0.6)
  return shade.add(
    drawLine(p, vec2(x, -0.5), top, 0.026 - i * 0.002, 0.012),
  )
}, float(0))
const leaves = smoothstep(
  0.22,
  0.34,
  fbm(p.mul(vec2(5, 9)).add(sway.mul(8)), 3).mul(
    smoothstep(-0.1, 0.5, p.y),
  ),
)
const shadow = stalks.add(leaves).saturate().mul(0.55)

const lamp = smoothstep(1.15, 0.05, p.distance(vec2(0.12, -0.1)))
const fibre = fbm(p.mul(vec2(30, 70)), 2).mul(0.04)
const paper = mix(
  vec3(0.42, 0.2, 0.1),
  vec3(1, 0.86, 0.58),
  lamp.add(fibre),
)
const lit = mix(paper, vec3(0.16, 0.1, 0.09), shadow)

const wood = mix(
  vec3(0.06, 0.035, 0.03),
  vec3(0.15, 0.085, 0.06),
  fbm(p.mul(vec2(60, 3)), 2),
)
const glass = drawRect(inPane, pane.sub(0.013)).mul(
  drawRect(local, vec2(0.76, 0.75)),
)
const stile = drawRect(vec2(abs(p.x).sub(0.03), p.y), vec2(0.004, 1))
const night = mix(wood, lit, glass).mul(stile.mul(-0.8).add(1))

export const fragment = vec4(night, 1)
