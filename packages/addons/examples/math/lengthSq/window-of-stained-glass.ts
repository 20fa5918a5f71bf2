import { lengthSq, mmix, random } from '@kirari/addons'
import {
  length, mix, resolution, select, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The power of a point with respect to a circle is its squared
// distance less the squared radius. Where two powers are equal
// runs a straight line: there the lead is.
let first = vec3(9)
let second = vec3(9)
for (let i = 0; i < 22; i++) {
  const share = vec2(random(vec2(i, 1)), random(vec2(i, 2)))
  const centre = share.sub(0.5).mul(vec2(2.3, 1.2))
  const radius = 0.04 + 0.14 * ((i * 0.618) % 1)
  const power = lengthSq(p.sub(centre)).sub(radius * radius)
  const circle = vec3(centre, power).toConst('circle')
  const isFirst = power.lessThan(first.z).toConst('isFirst')
  const other = select(circle, first, isFirst)
  second = select(second, other, other.z.lessThan(second.z)).toConst(
    'second',
  )
  first = select(first, circle, isFirst).toConst('first')
}
const gap = second.z
  .sub(first.z)
  .div(length(second.xy.sub(first.xy)).mul(2))
const pane = mmix(
  vec3(0.15, 0.3, 0.85),
  vec3(0.2, 0.75, 0.8),
  vec3(0.98, 0.8, 0.3),
  vec3(0.9, 0.35, 0.2),
  vec3(0.65, 0.1, 0.3),
  random(first.xy),
)
const sun = smoothstep(1.2, 0, length(p.sub(vec2(0.3, 0.2))))
const lead = smoothstep(0.007, 0.011, gap)

export const fragment = vec4(
  mix(vec3(0.03, 0.03, 0.04), pane.mul(sun.mul(0.85).add(0.25)), lead),
  1,
)
