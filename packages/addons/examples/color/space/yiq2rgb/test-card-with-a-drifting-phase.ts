import {
  drawCircle, drawFill, drawGrid, rotate2d, yiq2rgb,
} from '@kirari/addons'
import {
  float, floor, mix, resolution, sin, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Eight bars of colour: an angle each, and a luma that falls.
const bar = floor(uv.x.mul(8))
const angle = bar.mul(0.785).add(0.3)
const below = step(p.y, -0.18)
const luma = mix(float(0.85).sub(bar.mul(0.07)), bar.div(7), below)
const chroma = vec2(angle.cos(), angle.sin()).mul(
  mix(float(0.22), float(0), below),
)

// The phase of a weak signal drifts, and all hues drift with it.
const drift = sin(time.mul(0.8).add(uv.y.mul(3))).mul(0.35)
const bars = yiq2rgb(vec3(luma, rotate2d(drift).mul(chroma)))

const inside = drawFill(p.length(), 0.42, px)
const grid = drawGrid(p, vec2(0.12), 0.006, px)
const outside = mix(vec3(0.42), vec3(0.95), grid)
const ring = drawCircle(p, 0.42, 0.012, px)

export const fragment = vec4(
  mix(mix(outside, bars, inside), vec3(1), ring).saturate(),
  1,
)
