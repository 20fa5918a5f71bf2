import { blendNegation } from '@kirari/addons'
import {
  exp, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const ripples = (x: number, y: number, speed: number): Float => {
  const far = p.distance(vec2(x, y))
  const wave = far.mul(34).sub(time.mul(speed)).sin().mul(0.5).add(0.5)
  return wave.mul(exp(far.mul(-0.7)))
}
const meeting = blendNegation(
  ripples(-0.5, -0.1, 1.5),
  ripples(0.45, 0.16, 1.1),
)
const water = mix(vec3(0.02, 0.2, 0.26), vec3(0.1, 0.62, 0.6), meeting)
const crest = meeting.pow(6).mul(0.55)

export const fragment = vec4(mix(water, vec3(1, 0.97, 0.86), crest), 1)
