import { bracketing, rotate, valueNoise } from '@kirari/addons'
import {
  dot, fn, float, mix, normalize, resolution, sin, smoothstep, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The brush went round the two bores, nearer to one the more round
// that one.
const a = p.sub(vec2(-0.36, 0.04))
const b = p.sub(vec2(0.42, -0.06))
const turn = vec2(a.y.negate(), a.x)
  .div(dot(a, a))
  .sub(vec2(b.y.negate(), b.x).div(dot(b, b)))
const way = normalize(turn)

// Scratches along x, rotated to the two directions next to the way
// of the brush.
const scratches = fn('scratches', [{ angle: float }], float, (angle) =>
  valueNoise(rotate(p, angle.negate()).mul(vec2(7, 190)))
    .add(valueNoise(rotate(p, angle.negate()).mul(vec2(17, 420))))
    .mul(0.5),
)
const between = bracketing(way, 20)
const grain = mix(scratches(between.x), scratches(between.y), between.z)

// Light is thrown across the scratches.
const lamp = vec2(sin(time.mul(0.4)), 0.8).normalize()
const gleam = dot(way, lamp).abs().mul(-1).add(1).pow(3)
const steel = mix(
  vec3(0.26, 0.29, 0.33),
  vec3(0.93, 0.95, 0.96),
  gleam.mul(0.75).add(0.08),
).mul(grain.mul(0.6).add(0.65))
const bore = a.length().sub(0.12).min(b.length().sub(0.08))
const hole = mix(
  vec3(0.02),
  vec3(0.16, 0.15, 0.15),
  smoothstep(-0.05, 0, bore),
)
const chamfer = smoothstep(0.014, 0.008, bore.sub(0.006).abs()).mul(
  p.y.mul(0.8).add(0.55),
)
export const fragment = vec4(
  mix(hole, steel, smoothstep(-0.003, 0.003, bore)).add(
    chamfer.mul(0.45),
  ),
  1,
)
