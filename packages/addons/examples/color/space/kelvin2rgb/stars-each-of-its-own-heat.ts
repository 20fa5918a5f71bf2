import { kelvin2rgb, random } from '@kirari/addons'
import {
  exp, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(9)
const cell = p.floor().add(0.5)
const chance = (seed: number) => random(vec3(cell, seed))

// One star a cell, off its middle, small
// or large, cool or hot, and twinkling.
const away = p
  .sub(cell)
  .sub(vec2(chance(1), chance(2)).sub(0.5).mul(0.5))
  .length()
const size = chance(3).pow(4).mul(0.09).add(0.02)
const twinkle = time
  .mul(2)
  .add(chance(4).mul(40))
  .sin()
  .mul(0.15)
  .add(0.85)
const shine = exp(away.div(size).negate())
  .mul(smoothstep(0.27, 0.1, away))
  .mul(twinkle)
  .mul(1.8)
const light = kelvin2rgb(chance(5).pow(2).mul(17000).add(2400))
  .max(0)
  .mul(shine)

export const fragment = vec4(light.min(1).sqrt(), 1)
