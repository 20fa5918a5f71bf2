import { lengthSq } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Each ball of wax adds its radius over the distance, both
// squared. Where the sum passes 1, there is wax.
let sum = float(0.012).div(uv.y.add(0.02))
for (let i = 0; i < 7; i++) {
  const x = Math.sin(i * 2.4) * 0.15
  const rise = sin(time.mul(0.11 + i * 0.017).add(i * 2.6)).mul(0.42)
  const radius = 0.055 + 0.018 * (i % 3)
  const share = float(radius * radius).div(lengthSq(p.sub(vec2(x, rise))))
  sum = sum.add(share)
}
const wax = smoothstep(0.97, 1.03, sum)
const glass = smoothstep(0.34, 0.33, p.x.abs().add(uv.y.mul(0.06)))
const liquid = mix(vec3(0.6, 0.1, 0.2), vec3(0.16, 0.03, 0.16), uv.y)
const heat = mix(vec3(1, 0.8, 0.32), vec3(0.93, 0.28, 0.25), uv.y)
const glow = liquid.add(heat.mul(sum.mul(0.3).min(0.5)))
const lit = heat.mul(sum.sub(1).mul(-0.9).exp().mul(-0.28).add(1.08))
const lamp = mix(glow, lit, wax)
const room = vec3(0.055, 0.035, 0.07).add(
  vec3(0.35, 0.09, 0.1).mul(p.x.abs().mul(-4).exp()),
)

export const fragment = vec4(mix(room, lamp, glass), 1)
