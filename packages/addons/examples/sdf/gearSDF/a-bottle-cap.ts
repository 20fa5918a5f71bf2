import { drawFill, drawStroke, gearSDF, starSDF } from '@kirari/addons'
import {
  atan2, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A crown cork has 21 teeth.
const cap = gearSDF(p, 0.42, 21, 0.92).sub(0.006)
const star = starSDF(p, 0.2, 5, 0.45)
const angle = atan2(p.y, p.x.add(1e-6))

const wood = mix(
  vec3(0.5, 0.33, 0.2),
  vec3(0.66, 0.47, 0.3),
  sin(p.y.mul(40).add(sin(p.x.mul(6)).mul(2)))
    .mul(0.5)
    .add(0.5),
)
const shadow = smoothstep(
  0.09,
  -0.04,
  gearSDF(p.add(vec2(-0.025, 0.035)), 0.42, 21, 0.92),
).mul(0.55)
const shine = sin(angle.mul(2).add(time.mul(0.4)))
  .mul(0.5)
  .add(0.5)
const tin = mix(
  vec3(0.55, 0.05, 0.08),
  vec3(0.95, 0.3, 0.3),
  shine.mul(0.75),
)
const ridge = tin.mul(
  smoothstep(-0.09, -0.02, cap)
    .mul(sin(angle.mul(21)).mul(0.15).add(-0.1))
    .add(1),
)
const disc = mix(ridge, tin.mul(1.12), drawFill(p.length(), 0.32, px))
const ringed = mix(
  disc,
  vec3(1, 0.9, 0.7),
  drawStroke(p.length(), 0.27, 0.012, px),
)
const printed = mix(ringed, vec3(1, 0.9, 0.7), drawFill(star, 0, px))

export const fragment = vec4(
  mix(wood.mul(float(1).sub(shadow)), printed, drawFill(cap, 0, px)),
  1,
)
