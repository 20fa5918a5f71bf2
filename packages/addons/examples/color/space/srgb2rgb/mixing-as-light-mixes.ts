import { srgb2rgb } from '@kirari/addons'
import { mix, select, uv, vec3, vec4 } from 'kirari/node'

const red = vec3(0.9, 0.1, 0.1)
const green = vec3(0.1, 0.8, 0.2)

// Above, the numbers are mixed: the middle is muddy.
// Below, the light is; its root encodes it, nearly.
const numbers = mix(red, green, uv.x)
const light = mix(srgb2rgb(red), srgb2rgb(green), uv.x)

export const fragment = vec4(
  select(light.sqrt(), numbers, uv.y.greaterThan(0.5)),
  1,
)
