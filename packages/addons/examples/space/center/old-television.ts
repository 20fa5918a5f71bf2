import { centerUv, rectSDF, uncenterUv } from '@kirari/addons'
import {
  asin,
  max,
  min,
  mix,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

// Glass that bulges: the further from both middle lines, the more.
const p = centerUv(uv).mul(1.16)
const bulge = p.mul(p.yx.mul(p.yx).mul(0.11).add(1))
const at = uncenterUv(bulge)

// A game for two: paddles, a ball, a net and a score.
const bar = (
  x: Float | number,
  y: Float | number,
  w: number,
  h: number,
) => rectSDF(at.sub(vec2(x, y)).mul(vec2(1.6, 1)), vec2(w, h))
const zigzag = (speed: number) =>
  asin(sin(time.mul(speed).add(0.9)).mul(0.9999)).div(Math.PI)
const [x, y] = [
  zigzag(1.3).mul(0.74).add(0.5),
  zigzag(2.1).mul(0.8).add(0.5),
]
const dash = at.y.mul(14).fract().sub(0.5).abs().sub(0.28)
const d = [
  bar(x, y, 0.02, 0.02),
  bar(0.1, y.mul(0.7).add(0.12), 0.016, 0.09),
  bar(0.9, y.mul(0.8).add(0.1), 0.016, 0.09),
  max(bar(0.5, 0.5, 0.008, 0.5), dash.div(14)),
  bar(0.33, 0.88, 0.009, 0.055),
  bar(0.295, 0.905, 0.009, 0.03),
  bar(0.315, 0.875, 0.035, 0.009),
  bar(0.7, 0.87, 0.009, 0.065),
  bar(0.68, 0.926, 0.035, 0.009),
].reduce((nearest, one) => min(nearest, one))

const beam = smoothstep(0.006, -0.006, d).add(
  d.max(0).mul(-34).exp().mul(0.3),
)
const lines = sin(at.y.mul(120 * Math.PI))
  .mul(0.22)
  .add(0.78)
const lit = mix(vec3(0.02, 0.05, 0.05), vec3(0.75, 1, 0.86), beam.min(1))
const dim = smoothstep(1.6, 0.3, bulge.length()).mul(0.6).add(0.4)
const window = smoothstep(0.5, 0, p.sub(vec2(-0.6, 0.7)).length()).mul(
  0.09,
)
const glass = lit.mul(lines).mul(dim).add(window)
const rings = sin(uv.y.mul(70).add(sin(uv.x.mul(9)).mul(2)))
  .mul(0.3)
  .add(0.7)
const corner = rectSDF(bulge, vec2(0.98), 0.16)
const bezel = vec3(0.44, 0.26, 0.14)
  .mul(rings)
  .mul(smoothstep(0.04, 0.07, corner))

export const fragment = vec4(
  mix(glass, bezel, smoothstep(-0.01, 0.01, corner)),
  1,
)
