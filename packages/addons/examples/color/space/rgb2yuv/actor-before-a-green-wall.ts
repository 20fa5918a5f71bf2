import { drawFill, lineSDF, rgb2yuv } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A dancer in red before a green wall that is not lit evenly.
const swing = sin(time.mul(1.2)).mul(0.09)
const hip = vec2(swing.mul(0.5), -0.06)
const neck = vec2(swing, 0.14)
const skirt = p
  .sub(hip)
  .mul(vec2(1, 1.4))
  .length()
  .sub(0.17)
  .max(p.y.sub(hip.y).sub(0.02))
const limbs = lineSDF(p, neck, vec2(swing.add(0.2), 0.33))
  .sub(0.02)
  .min(lineSDF(p, neck, vec2(swing.sub(0.24), 0.1)).sub(0.02))
  .min(lineSDF(p, hip, vec2(-0.09, -0.42)).sub(0.026))
  .min(lineSDF(p, hip, vec2(swing.add(0.2), -0.3)).sub(0.026))
const head = p.sub(neck).sub(vec2(0, 0.09)).length().sub(0.06)
const lamp = vec3(0.12, 0.62, 0.2).mul(p.x.mul(0.15).add(0.95))
const skin = mix(
  lamp,
  vec3(0.88, 0.62, 0.48),
  drawFill(limbs.min(head), 0, px),
)
const dress = lineSDF(p, hip, neck).sub(0.05).min(skirt)
const shot = mix(skin, vec3(0.8, 0.1, 0.2), drawFill(dress, 0, px))

// Green has U and V below 0 both: how far from that is a place?
const away = rgb2yuv(shot).yz.distance(vec2(-0.16, -0.21))
const isKept = smoothstep(0.1, 0.2, away)

// What stays stands before an evening stage.
const beam = smoothstep(0.55, 0, p.x.add(p.y.sub(0.5).mul(0.4)).abs())
const stage = mix(
  vec3(0.12, 0.06, 0.22),
  vec3(0.5, 0.3, 0.6),
  beam.mul(uv.y.add(0.2)),
)
const floor = mix(
  stage,
  vec3(0.32, 0.2, 0.3),
  smoothstep(-0.38, -0.42, p.y),
)

export const fragment = vec4(mix(floor, shot, isKept), 1)
