import { rgb2xyz, srgb2rgb } from '@kirari/addons'
import {
  float, length, mix, resolution, select, sin, smoothstep, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A red balloon with yellow stripes over green fields.
const q = p.sub(
  vec2(
    sin(time.mul(0.3)).mul(0.1),
    sin(time.mul(0.4)).mul(0.03).add(0.08),
  ),
)
const ball = length(q.div(vec2(0.27, 0.31)))
const round = float(1).sub(ball.mul(ball)).max(0).sqrt()
const stripe = sin(q.x.div(round.add(0.25)).mul(22))
const silk = select(
  vec3(0.85, 0.12, 0.1),
  vec3(1, 0.85, 0.2),
  stripe.greaterThan(0),
)
const sun = q.dot(vec2(-1.4, 1.4)).mul(0.5).add(0.75)
const ground = sin(p.x.mul(4).add(1)).mul(0.04).sub(0.3)
const sky = mix(vec3(0.85, 0.93, 1), vec3(0.4, 0.62, 0.9), uv.y)
const land = select(sky, vec3(0.2, 0.5, 0.22), p.y.lessThan(ground))
const scene = select(land, silk.mul(sun), ball.lessThan(1))

// Dark places get broad lines: the line is as wide as light is missing.
const y = rgb2xyz(srgb2rgb(scene.saturate())).y.pow(0.45)
const swell = round.mul(0.35).add(sin(p.x.mul(9)).mul(0.02))
const wave = p.y.add(swell.mul(0.12)).mul(68).fract().sub(0.5).abs().mul(2)
const ink = smoothstep(y.sub(0.12), y.add(0.12), wave)

export const fragment = vec4(
  mix(vec3(0.97, 0.94, 0.87), vec3(0.13, 0.1, 0.16), ink),
  1,
)
