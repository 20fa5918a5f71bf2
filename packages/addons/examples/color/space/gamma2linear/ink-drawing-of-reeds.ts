import { gamma2linear, gnoise } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const fibre = gnoise(p.mul(vec2(90, 30))).mul(0.04)

// Washes of grey; the gamma gives the ink its depth.
let wash: Float = gnoise(p.mul(2)).mul(0.05).add(0.93).add(fibre)
for (let i = 0; i < 14; i++) {
  const foot = 0.1 + i * 0.135 + Math.sin(i * 5) * 0.05
  const height = 0.55 + 0.35 * Math.sin(i * 2.7)
  const lean = sin(time.mul(0.6).add(i))
    .mul(0.03)
    .add(Math.sin(i * 1.9) * 0.22)
  const bend = p.x.sub(foot).sub(lean.mul(p.y.mul(p.y)).mul(1.6))
  const width = p.y.div(height).mul(-0.011).add(0.0125)
  const blade = smoothstep(0.003, -0.003, bend.abs().sub(width)).mul(
    smoothstep(height, height - 0.02, p.y),
  )
  const dry = gnoise(vec2(p.x.mul(160), p.y.mul(9).add(i)))
    .mul(0.3)
    .add(0.75)
  wash = wash.mul(blade.mul(dry).mul(0.62).mul(-1).add(1))
}
const water = smoothstep(0.14, 0.02, p.y).mul(0.4)
const ink = gamma2linear(wash.mul(water.mul(-1).add(1)).saturate(), 1.8)

export const fragment = vec4(
  mix(vec3(0.09, 0.09, 0.13), vec3(0.96, 0.93, 0.86), ink),
  1,
)
