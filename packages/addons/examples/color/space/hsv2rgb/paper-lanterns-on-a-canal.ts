import { hsv2rgb, valueNoise } from '@kirari/addons'
import {
  exp, float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A lantern of its own hue: pale in its middle, saturated at its rim.
const lantern = (q: Vec2, i: number): Vec3 => {
  const far = q.mul(vec2(1, 0.8)).length()
  const paper = smoothstep(0.058, 0.05, far)
  const ribs = sin(q.y.mul(190)).mul(0.06).add(0.94)
  const value = paper.mul(ribs).add(exp(far.mul(-13)).mul(0.35))
  return hsv2rgb(
    vec3(0.02 + 0.035 * (i % 4), far.mul(12).add(0.35).saturate(), value),
  )
}

// Above the water, and once more upside down in its ripples.
const isWater = smoothstep(-0.118, -0.122, p.y)
const ripple = valueNoise(
  vec2(p.x.mul(5), p.y.mul(60).add(time.mul(2))),
).sub(0.5)
const mirrored = vec2(
  p.x.add(ripple.mul(0.05)),
  float(-0.24).sub(p.y.mul(1.05)),
)
const q = mix(p, mirrored, isWater)
const glow = (sum: Vec3, i: number): Vec3 => {
  const lift = sin(time.mul(0.5).add(i * 1.9)).mul(0.012)
  const at = vec2(
    i * 0.23 - 0.8,
    lift.add(0.06 + 0.13 * ((i * 0.618) % 1)),
  )
  return sum.max(lantern(q.sub(at), i))
}
const night = mix(
  vec3(0.07, 0.07, 0.16),
  vec3(0.02, 0.02, 0.07),
  q.y.add(0.3),
)
const lit = [0, 1, 2, 3, 4, 5, 6, 7].reduce(glow, night)

export const fragment = vec4(
  mix(lit, lit.mul(vec3(0.5, 0.6, 0.8)), isWater),
  1,
)
