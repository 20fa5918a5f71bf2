import {
  gnoise, hsl2rgb, random, rgb2srgb, rgb2xyz, srgb2rgb, xyY2xyz, xyz2rgb,
  xyz2xyY,
} from '@kirari/addons'
import {
  resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Tiles in the shadow of leaves that move.
const tile = p.mul(vec2(9, 9))
const cell = tile.floor()
const paint = srgb2rgb(
  hsl2rgb(vec3(random(cell), random(cell.add(9)).mul(0.5).add(0.3), 0.55)),
)
const edge = tile.fract().sub(0.5).abs()
const grout = smoothstep(0.48, 0.44, edge.x.max(edge.y))
const leaves = gnoise(p.mul(3).add(vec2(time.mul(0.15), 0))).add(
  gnoise(p.mul(7).sub(time.mul(0.1))).mul(0.5),
)
const light = paint.mul(
  smoothstep(-0.15, 0.35, leaves).mul(0.95).add(0.03),
)

// Below the diagonal the chromaticity alone: the shadow is gone.
const xyY = xyz2xyY(rgb2xyz(light))
const even = xyz2rgb(xyY2xyz(vec3(xyY.xy, 0.32)))
const isBelow = p.y.lessThan(p.x.mul(0.5))

export const fragment = vec4(
  rgb2srgb(select(light, even, isBelow).saturate().mul(grout).add(0.01)),
  1,
)
