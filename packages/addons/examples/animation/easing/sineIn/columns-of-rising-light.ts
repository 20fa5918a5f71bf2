import { hsl2rgb, sineIn, valueNoise } from '@kirari/addons'
import {
  exp,
  float,
  mix,
  smoothstep,
  time,
  uv,
  vec3,
  vec4,
} from 'kirari/node'

const across = 24
const column = uv.x.mul(across).floor()
const inColumn = uv.x.mul(across).fract().sub(0.5).abs()

// Each light rises at a moment of its own, and drags a tail behind it.
const phase = valueNoise(column.mul(7.3))
const life = time.mul(0.4).add(phase).fract()
const head = sineIn(life).mul(1.3).sub(0.1)
const below = head.sub(uv.y)
const tail = exp(below.max(0).mul(-6)).mul(smoothstep(-0.02, 0, below))
const bar = smoothstep(0.4, 0.3, inColumn)

const ground = mix(vec3(0.09, 0.06, 0.2), vec3(0.02, 0.02, 0.07), uv.y)
const paint = hsl2rgb(vec3(phase.mul(0.35).add(0.5), 0.85, 0.6))
const light = tail.mul(bar).mul(float(1.2).sub(life.mul(0.5)))

export const fragment = vec4(ground.add(paint.mul(light)), 1)
