import { smootherstep, valueNoise } from '@kirari/addons'
import { mix, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(vec2(3, 5)).add(vec2(time.mul(0.1), 0))
const octave = (scale: number) =>
  valueNoise(vec3(p.mul(scale), time.mul(0.1))).div(scale)
const density = octave(1)
  .add(octave(2))
  .add(octave(4))
  .add(octave(8))
  .div(1.875)
const sky = mix(
  vec3(0.25, 0.5, 0.85),
  vec3(1),
  smootherstep(0.4, 0.75, density),
)

export const fragment = vec4(sky, 1)
