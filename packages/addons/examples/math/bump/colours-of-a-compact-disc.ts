import { bump, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const r = p.length()
const away = p.div(r.max(0.001))

// Grooves bend each colour by its wavelength. How far the light and the
// eye lie apart along the groove's spoke says which colour arrives.
const lamp = vec2(0.5, 0.7).add(vec2(sin(time.mul(0.5)).mul(0.25), 0))
const path = away
  .dot(lamp.sub(p.mul(0.8)))
  .abs()
  .mul(5)
let light = vec3(0)
for (const order of [1, 2, 3]) {
  const wave = path.div(order).sub(0.9)
  light = light.add(bump(vec3(wave).sub(vec3(0.5, 0.3, 0.08)), 3.4))
}
const spokes = away.dot(vec2(0.45, 0.9)).abs().pow(30).mul(0.5)
const silver = vec3(0.42, 0.44, 0.48).add(spokes)
const disc = silver.add(light.mul(0.5))

const hub = vec3(0.62, 0.65, 0.68)
const table = mix(vec3(0.07, 0.08, 0.1), vec3(0.16, 0.17, 0.2), uv.y)
const shadow = drawFill(p.add(vec2(0.015, 0.03)).length(), 0.44, 0.1)
const ringed = mix(disc, hub, drawFill(r, 0.15, px))
const rims = r.sub(0.15).abs().min(r.sub(0.43).abs())
const bright = mix(ringed, vec3(0.85), drawFill(rims, 0.003, px))
const whole = drawFill(r, 0.435, px).sub(drawFill(r, 0.055, px))

export const fragment = vec4(
  mix(table.mul(float(1).sub(shadow.mul(0.6))), bright, whole),
  1,
)
