import { circleSDF, drawFill, drawStroke, vesicaSDF } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The lens lies on its side here, and closes for a moment.
const blink = smoothstep(0.97, 1, sin(time.mul(0.9).add(0.6)))
const lid = vesicaSDF(p.yx, 0.62, mix(float(0.36), 0.6, blink))
const look = vec2(
  sin(time.mul(0.7)).mul(0.11),
  sin(time.mul(0.5)).mul(0.03),
)
const iris = circleSDF(p.sub(look), 0.17)
const glint = circleSDF(p.sub(look).sub(vec2(-0.05, 0.06)), 0.03)

const skin = mix(
  vec3(0.93, 0.62, 0.48),
  vec3(0.98, 0.8, 0.66),
  smoothstep(0.3, 0, lid),
)
const white = vec3(0.98, 0.97, 0.95).mul(
  smoothstep(0, -0.09, lid).mul(0.25).add(0.75),
)
const green = mix(
  vec3(0.08, 0.25, 0.22),
  vec3(0.45, 0.72, 0.5),
  smoothstep(0, -0.12, iris),
)
const ringed = mix(white, green, drawFill(iris, 0, px))
const pupil = mix(ringed, vec3(0.03), drawFill(iris, -0.1, px))
const ball = mix(pupil, vec3(1), drawFill(glint, 0, px))
const open = mix(skin, ball, drawFill(lid, 0, px))
const lashes = drawStroke(lid, 0.008, 0.022, px).mul(
  smoothstep(-0.05, 0.03, p.y).mul(0.7).add(0.3),
)

export const fragment = vec4(mix(open, vec3(0.16, 0.08, 0.09), lashes), 1)
