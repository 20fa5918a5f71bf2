import { drawFill, hsl2rgb } from '@kirari/addons'
import { atan2, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const radius = p.length()

// A turn is 1, so the angle becomes a hue without a degree in sight.
const hue = atan2(p.y, p.x)
  .div(2 * Math.PI)
  .add(time.mul(0.05))
const ring = radius.sub(0.32)
const lightness = ring.abs().div(-0.1).add(1).saturate().mul(0.35).add(0.3)
const glass = hsl2rgb(vec3(hue.add(ring.mul(1.5)), 0.85, lightness))

const coverage = drawFill(ring.abs().sub(0.1), 0, 0.004)
const glow = hsl2rgb(vec3(hue, 0.7, 0.5)).mul(
  ring.abs().mul(-9).exp().mul(0.5),
)

export const fragment = vec4(mix(glow.add(0.03), glass, coverage), 1)
