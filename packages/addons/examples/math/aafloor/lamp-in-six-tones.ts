import { aafloor, drawFill, rectSDF } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const swing = vec2(time.mul(0.7).sin().mul(0.05), 0)
const lamp = p.sub(vec2(0.12, 0.16)).sub(swing)

// Light falls off with distance, and most of it downwards.
const near = lamp.mul(vec2(1, 0.7)).length()
const light = near
  .mul(-2.6)
  .exp()
  .mul(lamp.y.mul(-1.6).add(1).clamp(0.35, 1.4))
const tone = aafloor(light.mul(6)).div(6)

const room = mix(vec3(0.07, 0.06, 0.14), vec3(1, 0.75, 0.36), tone)
const shade = rectSDF(
  lamp.sub(vec2(0, 0.03)),
  vec2(lamp.y.mul(-0.9).add(0.09), 0.05),
  0.01,
)
const cord = rectSDF(lamp.sub(vec2(0, 0.4)), vec2(0.004, 0.33))
const dark = drawFill(shade.min(cord), 0)

export const fragment = vec4(mix(room, vec3(0.16, 0.07, 0.1), dark), 1)
