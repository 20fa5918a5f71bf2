import { quintic } from '@kirari/addons'
import {
  float, normalize, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

// Pieces that rise from their grooves and are flat on top: quintic joins
// all of it without a crease that the light would show.
const height = (p: Vec2) => {
  const fromGroove = float(0.5).sub(p.fract().sub(0.5).abs())
  const rise = quintic(fromGroove.mul(3.4))
  return rise.x.mul(rise.y)
}
const p = uv.mul(resolution).div(resolution.y).mul(vec2(2.2, 3))
const h = height(p)
const slope = vec2(
  height(p.add(vec2(0.01, 0))).sub(h),
  height(p.add(vec2(0, 0.01))).sub(h),
).mul(14)
const normal = normalize(vec3(slope.mul(-1), 1))
const lamp = normalize(vec3(time.mul(0.5).sin().mul(0.6), 0.6, 0.9))
const light = normal.dot(lamp).max(0)

const cocoa = vec3(0.36, 0.19, 0.11).mul(light.mul(0.9).add(0.25))
const shine = vec3(1, 0.86, 0.72).mul(light.pow(26).mul(0.45))

export const fragment = vec4(cocoa.add(shine), 1)
