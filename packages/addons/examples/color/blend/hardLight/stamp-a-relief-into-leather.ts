import {
  blendHardLight, kaleidoscope, valueNoise, worley,
} from '@kirari/addons'
import {
  float, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// How deep the stamp went: a border, a wreath and a flower.
const depth = (at: Vec2): Float => {
  const far = at.length()
  const ring = (r: number): Float =>
    smoothstep(0.018, 0.006, far.sub(r).abs())
  const q = kaleidoscope(at, 8)
  const petal = q.sub(vec2(0.16, 0)).mul(vec2(1, 2.4)).length()
  const leaf = q.sub(vec2(0.33, 0)).mul(vec2(1.6, 1)).length()
  const cut = smoothstep(0.13, 0.1, petal).sub(
    smoothstep(0.09, 0.05, petal).mul(0.6),
  )
  return cut
    .max(smoothstep(0.075, 0.05, leaf))
    .max(ring(0.45))
    .max(ring(0.245))
}
const grain = worley(p.mul(55)).x.mul(0.12)
const height = (at: Vec2): Float => depth(at).negate()
const light = vec2(time.mul(0.5).cos(), time.mul(0.5).sin()).mul(0.006)
const slope = height(p.sub(light)).sub(height(p.add(light)))
const relief = slope.mul(0.42).add(0.5).add(grain).sub(0.05).saturate()

const dye = valueNoise(p.mul(5)).mul(0.12).add(0.92)
const worn = float(1.05).sub(p.dot(p).mul(0.35))
const leather = vec3(0.58, 0.28, 0.15).mul(dye).mul(worn)

export const fragment = vec4(blendHardLight(leather, vec3(relief)), 1)
