import { hsl2rgb, kaleidoscope, valueNoise } from '@kirari/addons'
import { resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const seen = kaleidoscope(p, 6, time.mul(0.2)).mul(6)
const hue = valueNoise(seen)
const light = valueNoise(seen.mul(2).add(vec2(7, 3)))

export const fragment = vec4(
  hsl2rgb(vec3(hue, 0.7, light.mul(0.7).add(0.15))),
  1,
)
