import { exponentialInOut, valueNoise } from '@kirari/addons'
import { float, mix, smoothstep, time, uv, vec3, vec4 } from 'kirari/node'

const day = mix(vec3(0.98, 0.82, 0.55), vec3(0.35, 0.65, 0.9), uv.y)
const night = mix(vec3(0.3, 0.16, 0.4), vec3(0.03, 0.04, 0.13), uv.y)

// Each stripe leaves at a moment of its own, and comes back later.
const stripe = uv.y.mul(40).floor()
const there = time
  .add(4.55)
  .mod(5)
  .sub(2.5)
  .abs()
  .sub(0.15)
  .sub(valueNoise(stripe.mul(3.7)).mul(0.6))
const front = exponentialInOut(there).mul(1.4).sub(0.2)
const isDay = smoothstep(front.sub(0.02), front.add(0.12), uv.x)
const streak = float(1)
  .sub(smoothstep(0, 0.14, uv.x.sub(front).abs()))
  .mul(0.35)

export const fragment = vec4(mix(night, day, isDay).add(streak), 1)
