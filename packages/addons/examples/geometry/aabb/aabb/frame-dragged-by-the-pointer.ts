import {
  aabbContain, aabbFromCorners, drawCircle, drawStroke, random, rectSDF,
} from '@kirari/addons'
import {
  float, mix, pointer, resolution, select, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const aspect = resolution.mul(px)
const p = uv.mul(aspect)

// From a fixed corner to the pointer, whichever way that lies.
const frame = aabbFromCorners(
  vec3(aspect.mul(vec2(0.16, 0.8)), 0),
  vec3(pointer.mul(aspect).add(vec2(0.3, -0.22)), 0),
)

// Buttons on a grid; those whose middle is in the frame are chosen.
const cell = p.mul(6).floor()
const middle = cell.add(0.5).div(6)
const isChosen = aabbContain(frame, vec3(middle, 0))
const size = random(cell).mul(0.025).add(0.035)
const button = drawCircle(p.sub(middle), size, -1, px)
const tint = select(vec3(0.36, 0.4, 0.5), vec3(1, 0.72, 0.33), isChosen)

const half = frame.max.sub(frame.min).xy.mul(0.5)
const d = rectSDF(p.sub(frame.min.xy.add(half)), half)
const desk = select(
  vec3(0.1, 0.12, 0.17),
  vec3(0.14, 0.2, 0.3),
  d.lessThan(0),
)
export const fragment = vec4(
  mix(
    mix(desk, tint, button),
    vec3(0.6, 0.8, 1),
    drawStroke(d, 0, 0.005, px),
  ),
  1,
)
