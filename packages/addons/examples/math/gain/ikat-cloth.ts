import { gain, valueNoise } from '@kirari/addons'
import {
  cos, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// The dye has run along the threads: each one is shifted a little.
const p = uv.mul(resolution).div(resolution.y).mul(120)
const thread = p.x.floor()
const run = valueNoise(thread.mul(0.9)).sub(0.5).mul(5)
const at = vec2(thread.div(120), p.y.add(run).div(120)).mul(15.7)

// Lozenges as waves, soft on the left and sharp on the right.
const k = uv.x.mul(2.6).add(time.mul(0.3).sin().mul(0.4)).exp2()
const diamond = cos(at.x.add(at.y))
  .add(cos(at.x.sub(at.y)))
  .mul(0.25)
const dye = gain(diamond.add(0.5), k)
const heart = gain(diamond.mul(2).sub(0.35).add(0.5), k)

const indigo = vec3(0.09, 0.13, 0.36)
const cotton = vec3(0.93, 0.88, 0.76)
const cloth = mix(mix(indigo, cotton, dye), vec3(0.72, 0.16, 0.12), heart)
const weave = cos(p.x.mul(6.283))
  .mul(cos(p.y.mul(6.283)))
  .mul(0.06)
const round = p.x.fract().sub(0.5).abs().mul(-0.35).add(1.05)

export const fragment = vec4(cloth.mul(round.add(weave)), 1)
