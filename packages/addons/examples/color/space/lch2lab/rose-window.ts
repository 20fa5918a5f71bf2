import { lab2rgb, lch2lab, rgb2srgb } from '@kirari/addons'
import {
  atan2, float, length, resolution, sin, smoothstep, time, uv, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const radius = length(p)
const turn = atan2(p.y, p.x).div(2 * Math.PI)

// Panes in rings; the hue follows the angle and the ring.
const ring = radius.mul(11).floor()
const count = ring.mul(4).add(4)
const pane = turn.mul(count).floor()
const inPane = turn.mul(count).fract().sub(0.5).abs()
const inRing = radius.mul(11).fract().sub(0.5).abs()
const lead = smoothstep(0.5, 0.42, inPane.max(inRing))
const hue = pane.div(count).mul(2).add(ring.mul(0.17))
const day = sin(pane.mul(7.3).add(ring.mul(3)).add(time))
  .mul(11)
  .add(56)
const glass = rgb2srgb(lab2rgb(lch2lab(vec3(day, 52, hue))).saturate())
const stone = smoothstep(0.46, 0.455, radius)

export const fragment = vec4(
  glass
    .mul(lead)
    .mul(stone)
    .add(vec3(0.07, 0.065, 0.06).mul(float(1).sub(stone))),
  1,
)
