import { drawFill, pieSDF, rotate2d, valueNoise } from '@kirari/addons'
import {
  atan2, float, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length()

// The segment that the point is in, turned onto the x axis.
const count = 10
const turn = time.mul(0.1)
const angle = atan2(p.y, p.x.add(1e-6)).sub(turn)
const index = angle
  .div((2 * Math.PI) / count)
  .add(0.5)
  .floor()
const q = rotate2d(index.mul((-2 * Math.PI) / count).sub(turn)).mul(p)
const uneven = valueNoise(index.mul(7.3).add(50)).mul(0.03)
const segment = pieSDF(
  q.sub(vec2(0.075, 0)),
  float(0.25).add(uneven),
  0.235,
).sub(0.016)

const cells = valueNoise(
  vec2(atan2(q.y, q.x).mul(38), q.x.mul(11).add(index.mul(9))),
)
const juice = mix(
  vec3(0.96, 0.5, 0.06),
  vec3(1, 0.74, 0.25),
  cells.mul(0.8).add(smoothstep(0.02, -0.08, segment).mul(0.3)),
)
const board = mix(vec3(0.16, 0.34, 0.36), vec3(0.24, 0.47, 0.47), uv.y)
const shadow = smoothstep(
  0.54,
  0.36,
  p.add(vec2(-0.03, 0.04)).length(),
).mul(0.45)
const peel = mix(
  board.mul(float(1).sub(shadow)),
  vec3(0.95, 0.47, 0.05),
  drawFill(far, 0.43, px),
)
const pith = mix(peel, vec3(1, 0.93, 0.75), drawFill(far, 0.405, px))

export const fragment = vec4(mix(pith, juice, drawFill(segment, 0, px)), 1)
