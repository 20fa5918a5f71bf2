import { backOut, drawFill, lineSDF, starSDF } from '@kirari/addons'
import {
  float,
  min,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// It grows past its size, then settles.
const size = backOut(time.add(0.35).mod(2).saturate()).max(0.01)
const q = p.div(size)
const seal = starSDF(q, 0.36, 16, 0.88).sub(0.01).mul(size)
const tick = min(
  lineSDF(q, vec2(-0.13, 0), vec2(-0.03, -0.1)),
  lineSDF(q, vec2(-0.03, -0.1), vec2(0.15, 0.12)),
)
  .sub(0.035)
  .mul(size)

const shade = drawFill(seal.sub(0.02), 0, 0.08).mul(0.15)
const paper = vec3(0.94, 0.95, 0.98).mul(float(1).sub(shade))
const badge = mix(paper, vec3(0.16, 0.35, 0.85), drawFill(seal, 0, px))
export const fragment = vec4(
  mix(badge, vec3(1), drawFill(tick, 0, px)),
  1,
)
