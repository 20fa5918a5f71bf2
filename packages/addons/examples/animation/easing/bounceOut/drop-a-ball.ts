import { bounceOut, drawFill } from '@kirari/addons'
import {
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
const p = uv.sub(0.5).mul(resolution).mul(px)

const fallen = bounceOut(time.mod(1.5))
const height = mix(0.6, 0, fallen)
const far = p.sub(vec2(0, height.sub(0.22)))
const ball = drawFill(far.length(), 0.1, px)

// The lower the ball, the smaller and darker its shadow.
const shadow = drawFill(
  p.add(vec2(0, 0.34)).mul(vec2(1, 4)).length(),
  height.mul(0.2).add(0.09),
  height.mul(0.3).add(0.04),
).mul(float(0.5).sub(height.mul(0.5)))
const floor = mix(
  vec3(0.96, 0.95, 0.92),
  vec3(0.86, 0.83, 0.78),
  drawFill(p.y.add(0.24), 0, 0.1),
)
const lit = mix(
  vec3(0.98, 0.6, 0.25),
  vec3(0.75, 0.3, 0.1),
  far.dot(vec2(-2, -5)).add(0.4).saturate(),
)

export const fragment = vec4(
  mix(floor.mul(float(1).sub(shadow)), lit, ball),
  1,
)
