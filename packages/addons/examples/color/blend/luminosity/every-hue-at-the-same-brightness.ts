import { blendLuminosity, drawFill, hsl2rgb } from '@kirari/addons'
import {
  atan2, float, mix, resolution, time, uv, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length()

// Rings from dark to bright, cut into petals of one hue
// each; every ring is turned against its neighbour.
const ring = far.mul(16).floor()
const turn = atan2(p.y, p.x.add(1e-5))
  .div(2 * Math.PI)
  .add(ring.mul(time.mul(0.01).add(0.02)))
const petal = turn.mul(24).floor().div(24)
const hue = hsl2rgb(vec3(petal, 0.95, 0.5))
const bright = ring.div(9).add(0.12)

const fromRing = far.mul(16).fract().sub(0.5).abs().div(16)
const fromPetal = turn.mul(24).fract().sub(0.5).abs().mul(far.mul(0.26))
const isPetal = drawFill(fromRing, 0.028, px).mul(
  drawFill(fromPetal, far.mul(0.13).sub(0.003), px),
)
const disc = isPetal
  .mul(drawFill(far, 0.437, px))
  .mul(float(1).sub(drawFill(far, 0.0625, px)))

export const fragment = vec4(
  mix(vec3(0.07, 0.07, 0.1), blendLuminosity(hue, vec3(bright)), disc),
  1,
)
