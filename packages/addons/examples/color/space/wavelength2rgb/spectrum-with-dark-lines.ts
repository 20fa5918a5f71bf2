import { random, rgb2srgb, wavelength2rgb } from '@kirari/addons'
import { resolution, sin, smoothstep, time, uv, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const nm = uv.x.mul(330).add(385)

// Fraunhofer's lines: what the gases of sun and air take away.
let passed: Float = random(nm.mul(1.5).floor()).mul(0.25).add(0.75)
for (const line of [
  393.4, 396.8, 430.8, 486.1, 517.3, 527, 589.3, 627.7, 656.3, 686.7,
])
  passed = passed.mul(smoothstep(0.3, 1.6, nm.sub(line).abs()))
const flicker = sin(time.mul(2)).mul(0.02).add(0.7)
const slit = smoothstep(0.3, 0.27, p.y.abs()).mul(0.97).add(0.03)
const light = wavelength2rgb(nm).add(0.08).max(0).mul(flicker)

export const fragment = vec4(
  rgb2srgb(light.mul(passed).mul(slit).min(1)),
  1,
)
