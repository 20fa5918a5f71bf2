import { oklab2rgb, rgb2srgb } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).div(0.4)
const flat = p.dot(p)
const normal = vec3(p, float(1).sub(flat).max(0).sqrt())

// Pink to teal, evenly for the eye; then it is lit, as light.
const stripe = sin(normal.y.mul(4).add(normal.x).add(time.mul(0.4)))
const paint = oklab2rgb(
  mix(
    vec3(0.72, 0.16, -0.02),
    vec3(0.75, -0.11, -0.05),
    stripe.mul(0.5).add(0.5),
  ),
)
const lamp = normal.dot(vec3(-0.53, 0.62, 0.58)).max(0)
const ball = paint.mul(lamp.add(0.04))
const light = select(vec3(0.035, 0.04, 0.055), ball, flat.lessThan(1))

export const fragment = vec4(rgb2srgb(light.saturate()), 1)
