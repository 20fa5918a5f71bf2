import { drawChar } from '@kirari/addons'
import { max, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const text = 'Hello, light!'

// In dots, from the left end of the middle of the text.
const dot = 1 / 90
const p = uv
  .sub(0.5)
  .mul(resolution)
  .div(resolution.y)
  .div(dot)
  .add(vec2(text.length * 3, 3.5))
const letters = [...text].map((letter, i) =>
  drawChar(p.sub(vec2(6 * i, 0)), letter.charCodeAt(0)),
)

const ink = letters.reduce((all, one) => max(all, one))
const tint = mix(vec3(1, 0.7, 0.3), vec3(0.4, 0.8, 1), uv.x)

export const fragment = vec4(mix(vec3(0.08, 0.1, 0.16), tint, ink), 1)
