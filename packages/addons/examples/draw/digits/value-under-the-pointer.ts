import {
  drawCircle, drawDigits, drawRect, valueNoise,
} from '@kirari/addons'
import {
  mix, pointer, resolution, select, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const placeOf = (at: Vec2) => at.sub(0.5).mul(resolution).div(resolution.y)
const heightOf = (at: Vec2) => valueNoise(at.mul(3).add(7)).mul(1000)

const p = placeOf(uv)

// Until the pointer is over the map, a place on it.
const isAway = pointer.equal(0).all()
const mouse = placeOf(select(pointer, vec2(0.42, 0.58), isAway))

const height = heightOf(p).div(1000)
const land = mix(vec3(0.12, 0.28, 0.4), vec3(0.93, 0.87, 0.7), height)
const rings = height.mul(12).fract().sub(0.5).abs().mul(2)
const map = land.mul(rings.mul(0.18).add(0.86))

// A label beside it, on the side where there is room.
const side = select(-0.3, 0.3, mouse.x.lessThan(0))
const label = p.sub(vec2(mouse.x.add(side), mouse.y.clamp(-0.4, 0.4)))
const paper = drawRect(label, vec2(0.46, 0.15))
const border = drawRect(label, vec2(0.46, 0.15), 0.006)

// The value that the map has there, in metres.
const dots = label.sub(vec2(0.195, -0.038)).div(0.011)
const number = drawDigits(dots, heightOf(mouse), 1)
const mark = drawCircle(p.sub(mouse), 0.025, 0.008)

const ink = number.max(border).max(mark)
const labelled = mix(map, vec3(0.97, 0.95, 0.9), paper)

export const fragment = vec4(mix(labelled, vec3(0.75, 0.1, 0.1), ink), 1)
