import { gnoise, rgb2srgb } from '@kirari/addons'
import { resolution, sin, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const lantern = vec2(sin(time.mul(0.7)).mul(0.25), 0.12)

// Light falls off with the square of the distance to the lantern.
const away = p.sub(lantern)
const falloff = away.dot(away).add(0.02)
const plaster = gnoise(p.mul(18))
  .add(gnoise(p.mul(50)))
  .mul(0.22)
  .add(0.55)
const light = vec3(1, 0.55, 0.22).mul(plaster).mul(0.035).div(falloff)

export const fragment = vec4(rgb2srgb(light.min(1)), 1)
