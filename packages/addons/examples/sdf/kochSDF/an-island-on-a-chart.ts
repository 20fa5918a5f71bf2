import {
  drawFill, drawStroke, fbm, kochSDF, rotate2d,
} from '@kirari/addons'
import {
  float, max, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const warp = vec2(fbm(p.mul(3), 3), fbm(p.mul(3).add(9), 3))
  .sub(0.5)
  .mul(0.16)
const island = kochSDF(
  rotate2d(float(0.5)).mul(p.add(warp).add(vec2(0.22, 0.02))),
  0.3,
  5,
)
const islet = kochSDF(
  rotate2d(float(1.2)).mul(p.add(warp).sub(vec2(0.6, 0.2))),
  0.1,
  4,
)
const d = island.min(islet)

// Shallow water is darker on charts, with a line at each depth.
const deep = mix(
  vec3(0.5, 0.72, 0.8),
  vec3(0.9, 0.95, 0.93),
  smoothstep(0, 0.14, d),
)
const tide = sin(time.mul(0.8)).mul(0.003)
const depths = [0.03, 0.07, 0.12, 0.19, 0.28].map((depth, i) =>
  drawStroke(d, tide.add(depth), 0.0025, px).mul(0.6 - 0.08 * i),
)
const sea = mix(
  deep,
  vec3(0.1, 0.3, 0.45),
  depths.reduce((all, one) => max(all, one)),
)
const net = p.mul(4).add(0.5).fract().sub(0.5).abs().div(4)
const ruled = mix(
  sea,
  vec3(0.3, 0.4, 0.5),
  drawFill(net.x.min(net.y), 0.0008, px).mul(0.45),
)

const heights = d.div(-0.028).fract().sub(0.5).abs().mul(0.028)
const land = mix(
  vec3(0.95, 0.88, 0.66),
  vec3(0.86, 0.72, 0.45),
  d.mul(-7).saturate(),
)
const hills = mix(
  land,
  vec3(0.55, 0.38, 0.2),
  drawFill(heights, 0.0012, px).mul(0.6),
)
const chart = mix(ruled, hills, drawFill(d, 0, px))

export const fragment = vec4(
  mix(chart, vec3(0.15, 0.15, 0.2), drawStroke(d, 0, 0.004, px)),
  1,
)
