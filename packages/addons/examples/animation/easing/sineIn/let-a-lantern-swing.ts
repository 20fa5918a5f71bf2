import { drawFill, rectSDF, rotate, sineIn } from '@kirari/addons'
import {
  exp,
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.5, 1)).mul(resolution).mul(px)

// From its highest point the lantern gains speed until it hangs straight
// down; outside of 0 to 1 the wave goes on, so it swings up and back.
const angle = float(0.75).sub(sineIn(time.add(0.35)).mul(0.75))
const q = rotate(p, angle)

const night = mix(vec3(0.2, 0.13, 0.28), vec3(0.05, 0.06, 0.16), uv.y)
const cord = drawFill(
  rectSDF(q.add(vec2(0, 0.25)), vec2(0.004, 0.3), 0),
  0,
  px,
)
const shape = rectSDF(q.add(vec2(0, 0.66)), vec2(0.09, 0.12), 0.05)
const rib = q.y.mul(150).sin().mul(0.06)
const paper = mix(
  vec3(0.95, 0.42, 0.2),
  vec3(1, 0.85, 0.5),
  q.y.add(0.78).mul(4),
)
const glow = exp(shape.max(0).mul(-7)).mul(0.55)

const behind = night.add(vec3(1, 0.5, 0.2).mul(glow))
const roped = mix(behind, vec3(0.03, 0.02, 0.05), cord)
export const fragment = vec4(
  mix(roped, paper.add(rib), drawFill(shape, 0, px)),
  1,
)
