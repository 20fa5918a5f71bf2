import { AABB, aabbDiagonal, drawLine, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The panels become lower towards the piers at both ends.
const bay = p.x.mul(5).floor()
const rise = bay.add(0.5).div(5)
const low = vec2(bay.div(5), -0.12)
const top = float(0.2).sub(rise.mul(rise).mul(0.32))
const panel = AABB({
  min: vec3(low, 0),
  max: vec3(low.x.add(0.2), top, 0),
})

// A brace along each diagonal, and a frame around the panel.
const way = aabbDiagonal(panel).xy
const across = vec2(way.x, way.y.negate())
const upper = low.add(vec2(0, way.y))
const steel = drawLine(p, low, low.add(way), 0.013, px)
  .max(drawLine(p, upper, upper.add(across), 0.013, px))
  .max(drawLine(p, low, low.add(vec2(way.x, 0)), 0.036, px))
  .max(drawLine(p, upper, upper.add(vec2(way.x, 0)), 0.03, px))
  .max(drawLine(p, low, upper, 0.02, px))
  .max(drawLine(p, low.add(vec2(way.x, 0)), low.add(way), 0.02, px))
const pier = smoothstep(0.083, 0.08, p.x.abs().sub(0.72).abs()).mul(
  smoothstep(-0.1, -0.104, p.y),
)

const sky = mix(vec3(0.98, 0.66, 0.42), vec3(0.36, 0.42, 0.66), uv.y)
const ripple = valueNoise(vec2(p.x.mul(5), p.y.mul(60).add(time)))
const river = mix(vec3(0.5, 0.36, 0.36), vec3(0.9, 0.62, 0.44), ripple)
const view = mix(sky, river, smoothstep(-0.3, -0.303, p.y))
export const fragment = vec4(
  mix(view, vec3(0.12, 0.1, 0.16), steel.max(pier)),
  1,
)
