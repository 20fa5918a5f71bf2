import { random, safeAtan2 } from '@kirari/addons'
import {
  length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const reach = sin(time.mul(0.3)).mul(0.05).add(0.36)
const [left, right] = [p.add(vec2(reach, 0)), p.sub(vec2(reach, 0))]

// A line of force keeps the difference of its angles at the
// two poles. A jump of a whole turn is no jump for a wave.
const flow = safeAtan2(left.y, left.x).sub(safeAtan2(right.y, right.x))
const along = length(left).log().sub(length(right).log())
const grain = random(
  vec2(flow.mul(18).div(Math.PI).floor(), along.mul(7).floor()),
)
const wave = sin(flow.mul(36)).mul(0.5).add(0.5)
const broken = sin(along.mul(40).add(grain.mul(20)))
  .mul(0.35)
  .add(0.65)
const iron = wave.mul(wave).mul(broken)
const near = length(left).min(length(right))
const paper = mix(vec3(0.93, 0.9, 0.83), vec3(0.8, 0.76, 0.7), length(p))
const drawn = mix(
  paper,
  vec3(0.16, 0.15, 0.17),
  iron.mul(smoothstep(1.1, 0, near)),
)
const pole = mix(
  vec3(0.75, 0.16, 0.14),
  vec3(0.13, 0.3, 0.6),
  smoothstep(-0.01, 0.01, p.x),
)

export const fragment = vec4(
  mix(pole, drawn, smoothstep(0.062, 0.066, near)),
  1,
)
