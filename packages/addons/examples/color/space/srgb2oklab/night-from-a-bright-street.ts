import { oklab2srgb, random, srgb2oklab } from '@kirari/addons'
import {
  max, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Houses by day, each in a paint of its own.
const house = p.x.mul(3.2).floor()
const across = p.x.mul(3.2).fract()
const paint = vec3(
  random(house),
  random(house.add(40)),
  random(house.add(80)),
)
const wall = mix(vec3(0.95, 0.8, 0.62), paint, 0.5)
const isHouse = uv.y.lessThan(random(house.add(7)).mul(0.35).add(0.5))
const street = select(vec3(0.5, 0.75, 0.95), wall, isHouse)
const cell = vec2(across.mul(3), uv.y.mul(8))
const q = cell.fract().sub(0.5).abs()
const isWindow = max(q.x.mul(1.4), q.y).lessThan(0.3).and(isHouse)
const lamp = random(vec3(cell.floor(), house)).greaterThan(0.5)

// At night lightness falls and everything turns a little blue.
const night = smoothstep(-0.3, 0.3, sin(time.mul(0.6)))
const lab = srgb2oklab(select(street, vec3(0.35, 0.5, 0.6), isWindow))
const dark = vec3(
  lab.x.mul(0.38),
  lab.y.mul(0.4),
  lab.z.mul(0.4).sub(0.05),
)
const glow = select(dark, vec3(0.86, 0.03, 0.13), isWindow.and(lamp))

export const fragment = vec4(
  oklab2srgb(mix(lab, glow, night)).saturate(),
  1,
)
