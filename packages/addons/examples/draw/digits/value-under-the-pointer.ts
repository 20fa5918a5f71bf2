import { drawCircle, drawDigits, valueNoise } from '@kirari/addons'
import {
  mix, pointer, resolution, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const placeOf = (at: Vec2) => at.sub(0.5).mul(resolution).div(resolution.y)
const heightOf = (at: Vec2) => valueNoise(at.mul(3).add(7)).mul(1000)

const p = placeOf(uv)
const mouse = placeOf(pointer)

const height = heightOf(p).div(1000)
const land = mix(vec3(0.12, 0.28, 0.4), vec3(0.93, 0.87, 0.7), height)
const rings = height.mul(12).fract().sub(0.5).abs().mul(2)
const map = land.mul(rings.mul(0.18).add(0.86))

// The value that the map has there, in metres.
const dots = p.sub(mouse.add(vec2(0.26, 0.06))).div(0.011)
const number = drawDigits(dots, heightOf(mouse), 1)
const mark = drawCircle(p.sub(mouse), 0.025, 0.008)

export const fragment = vec4(
  mix(map, vec3(0.75, 0.1, 0.1), number.max(mark)),
  1,
)
