import { aastep, drawFlip } from '@kirari/addons'
import { resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const stripes = (x: Float): Float =>
  aastep(0.25, x.sub(0.5).fract().sub(0.5).abs(), 0.03)

// Rings about two points that circle one another, and level stripes:
// each inverts what lies below.
const orbit = vec2(time.mul(0.4).cos(), time.mul(0.4).sin()).mul(0.34)
const left = stripes(p.add(orbit).length().mul(13))
const right = stripes(p.sub(orbit).length().mul(13))
const bent = stripes(p.y.mul(9).add(p.x.mul(5).sin().mul(0.7)))
const pattern = drawFlip(drawFlip(left, right), bent)

export const fragment = vec4(
  drawFlip(vec3(0.96, 0.94, 0.88), pattern.mul(0.93)),
  1,
)
