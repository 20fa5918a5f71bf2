import { lch2rgb, rgb2srgb } from '@kirari/addons'
import {
  atan2, length, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0)).mul(resolution).div(resolution.y)
const open = sin(time.mul(0.4)).mul(0.05).add(0.95)
const turn = atan2(p.x, p.y.add(0.05)).div(open).div(2.5).add(0.5)
const radius = length(p.add(vec2(0, 0.05)))

// Twelve sheets of one lightness and chroma, folded in the middle.
const sheet = turn.mul(12).floor()
const fold = turn.mul(12).fract().sub(0.5)
const light = lch2rgb(
  vec3(fold.sign().mul(5).add(72), 36, sheet.div(12).add(0.02)),
)
const isFan = turn.sub(0.5).abs().lessThan(0.5)
const rim = radius.add(fold.abs().mul(-0.03))
const paper = smoothstep(0.9, 0.895, rim).mul(
  smoothstep(0.34, 0.345, radius),
)
const rib = smoothstep(0.06, 0.03, fold.abs()).mul(
  smoothstep(0.36, 0.34, radius),
)
const desk = vec3(0.028, 0.03, 0.045)
const fan = desk.add(vec3(0.3, 0.2, 0.1).sub(desk).mul(rib))

export const fragment = vec4(
  rgb2srgb(
    select(desk, fan.add(light.sub(fan).mul(paper)), isFan).saturate(),
  ),
  1,
)
