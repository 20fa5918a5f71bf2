/** Rings of light on water, around the pointer: the picture of the guide's first page, with as many rings as a node says. */
import { valueNoise } from '@kirari/addons'
import { float, fn, mix, pointer, resolution, time, uv, vec3, vec4, type Float } from 'kirari/node'

const ripple = fn('ripple', [{ d: float }, { count: float }, { phase: float }], float, (d, count, phase) => {
  const turns = d.mul(count).mul(2 * Math.PI)
  const wave = turns.sub(phase).sin().mul(0.5).add(0.5)
  return wave.pow(3).div(d.mul(4).add(1))
})

export const picture = (count: Float) => {
  const p = uv.sub(pointer).mul(resolution).div(resolution.y)
  const d = p.length().add(valueNoise(p.mul(3).add(time.mul(0.2))).mul(0.15))
  const light = ripple(d, count, time.mul(2))
  const water = mix(vec3(0.02, 0.05, 0.12), vec3(0.1, 0.3, 0.45), uv.y)
  return vec4(mix(water, vec3(1, 0.8, 0.45), light), 1)
}
