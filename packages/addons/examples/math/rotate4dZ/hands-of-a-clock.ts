import { drawFill, rectSDF, rotate4dZ, translate4d } from '@kirari/addons'
import {
  atan2, float, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)
const disc = (radius: Float): Float => smoothstep(px, px.negate(), radius)
const bar = (at: Vec2, size: Vec2): Float =>
  drawFill(rectSDF(at, size), 0, px)

// The hands stand at twelve in their own coordinates. Their
// pivot is the middle of the dial, not of the picture.
const pivot = vec3(0.3, 0, 0)
const hand = (turns: Float, length: number): Vec2 =>
  rotate4dZ(turns.mul(2 * Math.PI))
    .mul(translate4d(pivot.negate()))
    .mul(vec4(p, 0, 1))
    .xy.sub(vec2(0, length - 0.05))
const now = time.add(10 * 3600 + 9 * 60 + 36)
const hours = bar(hand(now.div(43200).fract(), 0.15), vec2(0.017, 0.15))
const minutes = bar(hand(now.div(3600).fract(), 0.2), vec2(0.013, 0.2))
const seconds = hand(now.div(60).fract(), 0.17)
const red = bar(seconds, vec2(0.005, 0.17)).max(
  disc(seconds.sub(vec2(0, 0.13)).length().sub(0.028)),
)

// Sixty marks: the plane is folded into one of them.
const q = p.sub(pivot.xy)
const radius = q.length()
const mark = atan2(q.y, q.x).mul(30 / Math.PI)
const beside = mark.add(0.5).fract().sub(0.5).mul(radius).mul(0.105)
const isHour = mark.div(5).add(0.1).fract().lessThan(0.2)
const size = select(vec2(0.004, 0.012), vec2(0.009, 0.03), isHour)
const tick = bar(vec2(beside, radius.sub(0.395)), size)

const wall = mix(vec3(0.16, 0.3, 0.36), vec3(0.08, 0.16, 0.2), uv.x)
const rim = mix(wall, vec3(0.1), disc(radius.sub(0.47)))
const dial = mix(rim, vec3(0.96, 0.95, 0.9), disc(radius.sub(0.445)))
const ink = mix(dial, vec3(0.12), tick.max(hours).max(minutes))

export const fragment = vec4(mix(ink, vec3(0.85, 0.16, 0.14), red), 1)
