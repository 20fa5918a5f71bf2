import { p32rgb, rgb2srgb, starSDF } from '@kirari/addons'
import {
  float, length, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const flicker = sin(time.mul(9))
  .mul(sin(time.mul(2.3)))
  .mul(0.06)
  .add(0.94)

// Tubes in colours of Display P3; what sRGB lacks is cut off at the end.
const tube = (d: Float) => d.abs().add(0.006).pow(-1.25).mul(0.0042)
const star = tube(starSDF(p.sub(vec2(0, 0.02)), 0.24, 5, 0.45))
const ring = tube(length(p).sub(0.36))
const lineY = p.y.add(sin(p.x.mul(16)).mul(0.012)).add(0.44)
const wave = tube(length(vec2(p.x.abs().sub(0.5).max(0), lineY)))
const light = vec3(1, 0.02, 0.25)
  .mul(star)
  .mul(flicker)
  .add(vec3(0, 0.9, 0.75).mul(ring).mul(0.7))
  .add(vec3(1, 0.55, 0).mul(wave).mul(0.6))
const brick = p.mul(vec2(7, 14))
const shift = brick.y.floor().mod(2).mul(0.5)
const gap = float(0.5)
  .sub(vec2(brick.x.add(shift), brick.y).fract().sub(0.5).abs())
  .mul(vec2(2, 1))
  .mul(9)
  .saturate()
const wall = vec3(0.06, 0.045, 0.05).mul(
  gap.x.mul(gap.y).mul(0.7).add(0.3),
)

export const fragment = vec4(
  rgb2srgb(p32rgb(light.add(wall.mul(light.mul(2).add(0.25)))).saturate()),
  1,
)
