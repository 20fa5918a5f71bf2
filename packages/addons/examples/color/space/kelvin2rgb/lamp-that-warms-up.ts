import { kelvin2rgb } from '@kirari/addons'
import { exp, resolution, sin, time, uv, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const kelvin = sin(time.mul(0.5)).mul(2200).add(4200)

const light = kelvin2rgb(kelvin).mul(exp(p.length().mul(-5)))

// Encoded for the screen by a square root, near enough for a glow.
export const fragment = vec4(light.saturate().sqrt(), 1)
