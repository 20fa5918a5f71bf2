import {
  cart2polar, drawFill, hsl2rgb, invQuartic, quartic,
} from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1.4).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const rings = 14
const beads = 21

// Which ring is this? Its radius is the inverse: every ring has as many
// beads as the others, and they thin out towards the rim.
const r = p.length().div(0.48)
const ring = quartic(r)
  .mul(rings)
  .floor()
  .min(rings - 1)
const inner = invQuartic(ring.div(rings)).mul(0.48)
const outer = invQuartic(ring.add(1).div(rings)).mul(0.48)
const radius = inner.add(outer).mul(0.5)
const twist = ring.mul(0.5).add(time.mul(0.2))
const around = cart2polar(p)
  .x.div(Math.PI * 2)
  .mul(beads)
  .add(twist)
const angle = around
  .fract()
  .sub(0.5)
  .div(beads)
  .mul(Math.PI * 2)
const from = vec2(angle.mul(radius), p.length().sub(radius)).length()
const size = outer.sub(inner).mul(0.47).min(radius.mul(0.14))
const bead = drawFill(from, size, px)

const tint = hsl2rgb(vec3(ring.mul(0.045).add(0.93), 0.62, 0.56))
const light = float(1.15).sub(from.div(size).mul(0.5))

export const fragment = vec4(
  mix(vec3(0.97, 0.94, 0.88), tint.mul(light), bead),
  1,
)
