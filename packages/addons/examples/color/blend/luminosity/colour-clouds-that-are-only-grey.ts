import { blendLuminosity, valueNoise } from '@kirari/addons'
import { mix, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(vec2(5, 3)).add(vec2(time.mul(0.1), 0))
const fine = valueNoise(p.mul(2.7))
  .mul(0.3)
  .add(valueNoise(p.mul(7)).mul(0.15))
const clouds = valueNoise(p).mul(0.55).add(fine)
const colour = mix(vec3(0.95, 0.45, 0.3), vec3(0.3, 0.35, 0.9), uv.x)

// Colour from one picture, light and shade from the other.
export const fragment = vec4(blendLuminosity(colour, vec3(clouds)), 1)
