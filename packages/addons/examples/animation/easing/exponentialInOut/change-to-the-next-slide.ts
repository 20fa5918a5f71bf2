import { exponentialInOut, hsl2rgb } from '@kirari/addons'
import { time, uv, vec3, vec4 } from 'kirari/node'

// Every two seconds the next colour comes in from the right.
const turn = time.div(2)
const shift = exponentialInOut(turn.fract())
const slide = uv.x.add(shift).add(turn.floor())
const light = slide.fract().mul(0.15).add(0.5)

export const fragment = vec4(
  hsl2rgb(vec3(slide.floor().mul(0.17).add(0.6), 0.55, light)),
  1,
)
