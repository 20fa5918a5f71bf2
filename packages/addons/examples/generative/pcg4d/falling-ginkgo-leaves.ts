import { pcg4d } from '@kirari/addons'
import {
  atan2,
  cos,
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uint,
  uv,
  uvec4,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const unit = (word: ReturnType<typeof uint>) =>
  float(word.shiftRight(8)).mul(2 ** -24)
let colour = mix(vec3(0.2, 0.26, 0.36), vec3(0.47, 0.53, 0.58), uv.y)
for (const [layer, scale, speed] of [
  [0, 7, 0.25],
  [1, 4.4, 0.4],
  [2, 2.6, 0.6],
] as const) {
  const q = p.mul(scale).add(vec2(layer * 5.3, time.mul(speed).add(9)))
  const hash = pcg4d(uvec4(uint(q.x), uint(q.y), layer, 9))
  // Four words: a place across, a place up, a turn, a tint.
  const place = vec2(unit(hash.x), unit(hash.y)).sub(0.5).mul(0.36)
  const swing = sin(time.mul(1.3).add(unit(hash.x).mul(6.28))).mul(0.5)
  const turn = unit(hash.z).mul(6.28).add(swing)
  const local = q
    .fract()
    .sub(0.5)
    .sub(place)
    .add(vec2(swing.mul(0.1), 0))
  const leaf = vec2(
    local.x.mul(cos(turn)).add(local.y.mul(sin(turn))),
    local.y
      .mul(cos(turn))
      .sub(local.x.mul(sin(turn)))
      .add(0.1),
  )
  // A fan with a notch, and its stalk.
  const angle = atan2(leaf.x, leaf.y)
  const rim = cos(angle.mul(1.7))
    .max(0)
    .sqrt()
    .mul(0.26)
    .sub(smoothstep(0.16, 0, angle.abs()).mul(0.09))
    .add(sin(angle.mul(31)).mul(0.006))
  const soft = 0.006 * scale ** 0.5
  const blade = smoothstep(soft, -soft, leaf.length().sub(rim)).mul(
    smoothstep(1, 0.85, angle.abs()),
  )
  const stalk = smoothstep(
    0.016,
    0.006,
    leaf.x.sub(leaf.y.mul(leaf.y).mul(0.9)).abs(),
  )
    .mul(smoothstep(-0.2, -0.19, leaf.y))
    .mul(smoothstep(0.02, 0, leaf.y))
  const veins = sin(angle.mul(46)).mul(0.06)
  const gold = mix(
    vec3(0.98, 0.76, 0.16),
    vec3(0.85, 0.6, 0.12),
    unit(hash.w),
  )
    .add(veins)
    .mul(leaf.length().mul(1.2).add(0.72))
  const near = 0.6 + 0.2 * layer
  const shown = blade.max(stalk).mul(smoothstep(0.3, 0.4, unit(hash.w)))
  colour = mix(colour, mix(colour, gold, near), shown)
}

export const fragment = vec4(colour, 1)
