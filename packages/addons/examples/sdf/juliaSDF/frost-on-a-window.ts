import { fbm, juliaSDF } from '@kirari/addons'
import {
  fract, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const aspect = resolution.x.div(resolution.y)
// Four panes in a frame.
const pane = fract(vec2(p.x.div(aspect), p.y).mul(2)).toConst('pane')
const toFrame = pane.min(pane.negate().add(1)).toConst('toFrame')
const edge = toFrame.x.mul(aspect).min(toFrame.y).mul(0.5).toConst('edge')

/** Twigs of ice: the thin Julia set of a number near i. */
const twigs = (at: Vec2, depth: number) => {
  const z = time.mul(0.1).sin().mul(0.01).add(depth)
  const d = juliaSDF(vec3(at, z), vec4(0, 1, 0, 0), 14)
  return vec2(d.abs().mul(-90).exp(), d.abs().mul(-9).exp())
}
const corner = p
  .abs()
  .sub(vec2(aspect.mul(0.5), 0.5))
  .toConst('corner')
const bent = fbm(p.mul(5), 3).mul(0.05)
const large = twigs(corner.add(bent).mul(1.7), 0)
const small = twigs(corner.yx.add(0.3).add(bent).mul(3.1), 0.02)
const ice = large.add(small.mul(0.6)).toConst('ice')

const night = mix(vec3(0.08, 0.13, 0.3), vec3(0.02, 0.03, 0.1), uv.y)
// A street lamp far outside, and its light in the frost.
const lamp = p.distance(vec2(0.16, 0.07)).toConst('lamp')
const light = vec3(1, 0.72, 0.4)
const grow = smoothstep(0.5, 0.05, edge.mul(2)).mul(0.6).add(0.4)
const outside = night
  .add(light.mul(lamp.mul(-7).exp().mul(1.3)))
  .add(light.mul(smoothstep(0.035, 0.03, lamp)))
const frost = mix(
  vec3(0.55, 0.72, 0.95),
  vec3(1, 0.88, 0.72),
  lamp.mul(-3).exp(),
)
const glass = outside.add(
  frost.mul(ice.x.mul(0.7).add(ice.y.mul(0.28)).mul(grow)),
)
const wood = mix(
  vec3(0.2, 0.14, 0.11),
  vec3(0.34, 0.25, 0.19),
  edge.mul(50).saturate(),
)

export const fragment = vec4(
  mix(wood, glass, smoothstep(0.018, 0.021, edge)),
  1,
)
