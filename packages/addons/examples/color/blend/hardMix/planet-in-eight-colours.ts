import { blendHardMix, fbm } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

// Square pixels, 120 from bottom to top.
const pixel = uv.mul(resolution).div(resolution.y).mul(120).floor()
const p = pixel.div(120).sub(vec2(1, 0.5))
const q = p.sub(vec2(0.15, 0))

const flow = vec2(p.x.mul(1.2).add(time.mul(0.1)), p.y.mul(9))
const bands = fbm(flow, 3).mul(1.2).add(0.5).saturate()
const tint = mix(vec3(0.95, 0.6, 0.25), vec3(0.5, 0.2, 0.6), bands)
const day = smoothstep(0.66, -0.1, p.distance(vec2(-0.1, 0.2)))
const disc = smoothstep(0.345, 0.335, q.length())
const space = mix(vec3(0, 0, 0.02), vec3(0.04, 0, 0.2), uv.y)
const planet = mix(space, tint.mul(day.mul(1.5)), disc)
const tilted = vec2(q.x, q.y.mul(3.2).add(q.x.mul(0.9)))
const ring = smoothstep(0.03, 0.01, tilted.length().sub(0.55).abs())
const picture = mix(planet, vec3(0.85, 0.8, 0.55), ring.mul(0.85))

// Bayer's matrix: sixteen thresholds in a square of four by four pixels.
const bit = (x: Float, size: number): Float =>
  x.div(size * 2).fract().step(0.5)
const level = (v: Vec2, size: number): Float => {
  const [x, y] = [bit(v.x, size), bit(v.y, size)]
  return x.sub(y).abs().mul(2).add(y)
}
const sixteen = level(pixel, 1).mul(4).add(level(pixel, 2))

// A channel is on where picture and threshold add up to 1.
export const fragment = vec4(
  blendHardMix(picture, vec3(sixteen.add(0.5).div(16))),
  1,
)
