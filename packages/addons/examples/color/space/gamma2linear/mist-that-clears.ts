import { gamma2linear, gnoise } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Pines in five rows, paler with distance.
let tone: Float = uv.y.mul(0.1).add(0.82)
for (let i = 0; i < 5; i++) {
  const q = p.x.mul(5 - i * 0.7).add(i * 3.3)
  const tree = q.fract().sub(0.5).abs()
  const height = sin(q.floor().mul(5.1).add(i)).mul(0.06).add(0.2)
  const boughs = sin(p.y.mul(90)).mul(0.008).add(0.01)
  const slope = gnoise(vec2(p.x.mul(1.2), i * 4))
    .mul(0.12)
    .add(0.58 - i * 0.14)
  const top = slope.add(height.sub(tree.mul(0.9)).max(0)).add(boughs)
  tone = mix(
    tone,
    0.74 - i * 0.12,
    smoothstep(0.003, -0.003, p.y.sub(top)),
  )
}

// A larger gamma darkens the middle tones: the mist thins out.
const gamma = sin(time.mul(0.5)).mul(1.1).add(2.1)
const clear = gamma2linear(tone, gamma)

export const fragment = vec4(
  mix(vec3(0.05, 0.1, 0.13), vec3(0.96, 0.95, 0.9), clear),
  1,
)
