import { pcg3d } from '@kirari/addons'
import {
  cos,
  float,
  mix,
  smoothstep,
  step,
  uint,
  uv,
  uvec3,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const place = uv.mul(vec2(34, 3))
const slot = place.floor()
const hash = pcg3d(uvec3(uint(slot.x), uint(slot.y), 5))
const unit = (word: typeof hash.x) =>
  float(word.shiftRight(8)).mul(2 ** -24)
// Three words: how tall, which colour, how it is bound.
const tall = unit(hash.x).mul(0.3).add(0.5)
const hue = unit(hash.y)
const binding = unit(hash.z)

const across = place.x.fract().sub(0.5)
const up = place.y.fract().sub(0.1)
const cloth = cos(vec3(0.2, 1.5, 2.6).add(hue.mul(6.28)))
  .mul(0.2)
  .add(0.33)
const round = cos(across.mul(2.9)).mul(0.75).add(0.25)
const band = (at: number) =>
  smoothstep(0.016, 0.008, up.sub(tall.mul(at)).abs())
const label = step(binding, 0.6)
  .mul(step(up.sub(tall.mul(0.62)).abs(), 0.09))
  .mul(step(across.abs(), 0.34))
const gold = band(0.1).add(band(0.9)).add(band(0.86)).min(1)
const leather = mix(cloth, vec3(0.86, 0.8, 0.66), label.mul(0.85))
const spine = mix(leather, vec3(0.9, 0.72, 0.36), gold.mul(0.8)).mul(
  round,
)

const inside = vec3(0.09, 0.055, 0.035).mul(up.mul(0.8).add(0.5))
const board = vec3(0.46, 0.29, 0.16).mul(up.add(0.1).mul(6).add(0.5))
const isBook = step(up, tall).mul(step(across.abs(), 0.47))

export const fragment = vec4(
  mix(mix(inside, spine, isBook), board, step(up, 0)),
  1,
)
