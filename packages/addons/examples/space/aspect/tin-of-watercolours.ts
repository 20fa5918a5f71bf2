import {
  aspectUv,
  hsl2rgb,
  random,
  rectSDF,
  valueNoise,
} from '@kirari/addons'
import {
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// Three rows of pans, as many in a row as the tin is wide.
const p = aspectUv(uv, resolution).mul(3.3).sub(vec2(0.1, 0.15))
const pan = p.floor()
const at = p.sub(pan).sub(0.5)
const number = pan.x.add(pan.y.mul(5))
const box = vec2(0.41, 0.43)
const dish = rectSDF(at, box, 0.09)
const cake = rectSDF(at, box.sub(0.06), 0.06)

// Brushes have worn a hollow into each, and left streaks.
const spot = vec2(random(number), random(number.add(9))).sub(0.5)
const worn = smoothstep(0.32, 0.05, at.sub(spot.mul(0.2)).length())
const streaks = valueNoise(at.mul(vec2(5, 26)).add(number.mul(7)))
const tone = random(number.add(3)).mul(0.2).add(0.32)
const light = tone.add(streaks.mul(0.09)).sub(worn.mul(0.13))
const strength = random(number.add(5)).mul(0.35).add(0.4)
const paint = hsl2rgb(vec3(number.mul(0.073).add(0.1), strength, light))
// Some are still wet: the window shows in them.
const pane = rectSDF(at.sub(vec2(-0.1, 0.16)), vec2(0.09, 0.05), 0.02)
const wet = sin(number.mul(2.4).add(time)).mul(0.3).add(0.3)
const filled = mix(paint, vec3(1), smoothstep(0.03, 0, pane).mul(wet))

const brushed = valueNoise(uv.mul(vec2(3, 160)))
  .mul(0.05)
  .add(0.16)
const shadow = smoothstep(
  0.1,
  -0.02,
  rectSDF(at.add(vec2(-0.03, 0.04)), box),
)
const tin = vec3(0.94, 1, 1.1).mul(brushed).mul(shadow.mul(-0.6).add(1))
const china = vec3(0.94, 0.93, 0.9).sub(at.y.mul(0.14))
const held = mix(tin, china, smoothstep(0.01, -0.005, dish))
const edge = smoothstep(0, -0.05, cake).mul(0.5).add(0.5)
const shown = mix(held, filled.mul(edge), smoothstep(0.01, -0.005, cake))

export const fragment = vec4(shown, 1)
