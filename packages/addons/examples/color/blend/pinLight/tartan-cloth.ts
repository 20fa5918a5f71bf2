import { blendPinLight } from '@kirari/addons'
import {
  float, mix, resolution, select, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sway = p.yx.mul(4).add(time.mul(0.5)).sin().mul(0.012)
const q = p.add(sway)

// The threads of one direction: broad and narrow stripes.
const threads = (at: Float): Vec3 => {
  const x = at.mul(2.4).fract().sub(0.5).abs()
  const between = (low: number, high: number) =>
    select(float(0), 1, x.greaterThan(low)).mul(
      select(float(0), 1, x.lessThan(high)),
    )
  const green = mix(
    vec3(0.72, 0.12, 0.16),
    vec3(0.06, 0.28, 0.24),
    between(0.17, 0.36),
  )
  const navy = mix(green, vec3(0.07, 0.1, 0.28), between(0.42, 0.5))
  return mix(
    navy,
    vec3(0.98, 0.86, 0.5),
    between(0.255, 0.27).add(between(0.05, 0.062)),
  )
}
const warp = threads(q.x)
const weft = threads(q.y)
const cloth = blendPinLight(warp, weft)

// Twill: over two, under two.
const twill = q.x.add(q.y).mul(150).sin().mul(0.07)
const fold = q.dot(vec2(2.5, 1.2)).add(time.mul(0.3)).sin().mul(0.1)

export const fragment = vec4(
  cloth.mul(twill.add(fold).add(0.98)).add(0.02),
  1,
)
