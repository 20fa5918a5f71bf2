import {
  blendColorDodge, kaleidoscope, rectSDF, valueNoise,
} from '@kirari/addons'
import {
  exp, float, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const brick = p.mul(vec2(7, 16))
const row = brick.y.floor()
const stone = brick
  .add(vec2(row.mul(0.5), 0))
  .fract()
  .sub(0.5)
const joint = rectSDF(stone, vec2(0.47, 0.42), 0.05).mul(-18).saturate()
const tone = valueNoise(brick.mul(3))
  .mul(0.35)
  .add(0.65)
  .mul(joint.mul(0.7).add(0.3))
const wall = vec3(0.34, 0.26, 0.3).mul(tone)

// Light falls off from the tubes; what the wall
// sends back is the wall, so many times brighter.
const star = kaleidoscope(p, 5, time.mul(0.1))
const tubes = rectSDF(star, vec2(0.26, 0.05), 0.03).abs()
const pink = vec3(1, 0.35, 0.7).mul(exp(tubes.mul(-11)))
const blue = vec3(0.2, 0.6, 1).mul(exp(p.length().sub(0.4).abs().mul(-9)))

const light = float(1).sub(float(1).sub(pink).mul(float(1).sub(blue)))

export const fragment = vec4(blendColorDodge(wall, light), 1)
