import { random, rgb2lab, srgb2rgb } from '@kirari/addons'
import {
  distance, length, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(9)
const cell = p.floor()
const place = vec2(random(cell), random(cell.add(50)))
  .sub(0.5)
  .mul(0.3)
const pebble = vec3(
  random(cell.add(3)),
  random(cell.add(5)),
  random(cell.add(8)),
)
const grey = vec3(pebble.x.mul(0.4).add(0.35))
const paint = mix(grey, pebble, 0.75)
const away = length(p.fract().sub(0.5).sub(place))
const stone = smoothstep(0.36, 0.33, away)
const shine = smoothstep(0.3, 0, length(p.fract().sub(0.42).sub(place)))

// Pebbles light up when they look like the wanted colour, which wanders.
const wanted = vec3(
  time.mul(0.5).sin(),
  time.mul(0.5).add(2).sin(),
  time.mul(0.5).add(4).sin(),
)
  .mul(0.4)
  .add(0.5)
const apart = distance(rgb2lab(srgb2rgb(paint)), rgb2lab(srgb2rgb(wanted)))
const like = smoothstep(90, 30, apart)
const shown = mix(
  vec3(0.16, 0.17, 0.2),
  paint.add(shine.mul(0.2)),
  like.mul(0.9).add(0.1),
)

export const fragment = vec4(
  mix(wanted.mul(0.35), shown, stone).saturate(),
  1,
)
