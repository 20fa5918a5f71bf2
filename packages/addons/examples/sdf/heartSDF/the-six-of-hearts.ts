import {
  drawChar, drawFill, fbm, heartSDF, rectSDF, rotate2d,
} from '@kirari/addons'
import {
  float, int, mix, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const tilt = sin(time.mul(0.4)).mul(0.05).add(0.12)
const q = rotate2d(tilt).mul(p)

const card = rectSDF(q, vec2(0.29, 0.42), 0.035)
const cast = rectSDF(q.add(vec2(-0.02, 0.03)), vec2(0.29, 0.42), 0.035)
const felt = vec3(0.06, 0.32, 0.22).add(
  fbm(p.mul(60), 2).mul(0.06).sub(0.03),
)
const table = felt.mul(
  float(1).sub(smoothstep(0.05, -0.04, cast).mul(0.55)),
)

// The lower half of a card is the upper half turned around.
const isLower = q.y.lessThan(-0.1)
const up = select(q, vec2(q.x, q.y.negate()), isLower)
const column = vec2(up.x.abs().sub(0.115), up.y)
const pips = heartSDF(column.sub(vec2(0, 0.22)), 0.062).min(
  heartSDF(vec2(q.x.abs().sub(0.115), q.y), 0.062),
)
const turned = select(q, q.negate(), q.y.lessThan(0))
const index = turned.sub(vec2(-0.25, 0.33))
const small = heartSDF(turned.sub(vec2(-0.236, 0.29)), 0.02)
const six = drawChar(index.div(0.0062), int(54))

const ink = drawFill(pips.min(small), 0, px).max(six)
const face = mix(vec3(0.98, 0.97, 0.93), vec3(0.8, 0.08, 0.12), ink)
const edged = mix(table, vec3(0.7, 0.69, 0.64), drawFill(card, 0.003, px))

export const fragment = vec4(mix(edged, face, drawFill(card, 0, px)), 1)
