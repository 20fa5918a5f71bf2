import { pcg2d } from '@kirari/addons'
import {
  cos,
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(9)
const hash = pcg2d(uvec2(p.floor()))
const byte = (word: typeof hash.x, shift: number) =>
  float(word.shiftRight(shift).bitAnd(255)).div(255)
// Four bytes are a place, a direction and a colour.
const place = vec2(byte(hash.x, 24), byte(hash.x, 16)).sub(0.5).mul(0.46)
const turn = byte(hash.y, 24).mul(Math.PI)
const along = vec2(cos(turn), sin(turn))
const sugar = cos(
  vec3(0, 2.1, 4.2).add(byte(hash.y, 16).mul(2 * Math.PI)),
)
const distance = (shift: number) => {
  const local = p.fract().sub(0.5).sub(place).add(shift)
  const end = along.mul(local.dot(along).clamp(-0.19, 0.19))
  return local.sub(end).length().sub(0.075)
}
const icing = mix(vec3(0.93, 0.6, 0.68), vec3(1, 0.75, 0.8), uv.y)
const shaded = icing.mul(
  smoothstep(-0.08, 0.09, distance(0.05)).mul(0.3).add(0.7),
)
const shine = smoothstep(0.0, -0.07, distance(-0.03)).mul(0.35)
const stick = sugar.mul(0.35).add(0.62).add(shine)

export const fragment = vec4(
  mix(shaded, stick, smoothstep(0.012, -0.012, distance(0))),
  1,
)
