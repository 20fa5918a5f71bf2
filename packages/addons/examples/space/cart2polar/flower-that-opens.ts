import { cart2polar } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const polar = cart2polar(uv.sub(0.5).mul(resolution).div(resolution.y))
const breath = sin(time.mul(0.6)).mul(0.5).add(0.5)
const petals = (count: number, size: number, turn: number) => {
  const wave = cos(polar.x.mul(count).add(turn)).mul(0.5).add(0.5)
  return polar.y.sub(
    mix(float(0.4), wave.sqrt(), breath.mul(0.5).add(0.4)).mul(size),
  )
}
const back = mix(vec3(0.07, 0.11, 0.15), vec3(0.02, 0.03, 0.06), polar.y)
const layer = (
  under: typeof back,
  d: ReturnType<typeof petals>,
  tint: typeof back,
) => {
  const vein = sin(polar.x.mul(60)).mul(0.04).add(0.96)
  const lit = tint.mul(smoothstep(-0.3, 0, d).mul(0.45).add(0.6)).mul(vein)
  return mix(under, lit, smoothstep(0.004, -0.004, d))
}
const outer = layer(back, petals(8, 0.44, 0), vec3(0.95, 0.42, 0.5))
const inner = layer(outer, petals(8, 0.3, Math.PI), vec3(1, 0.62, 0.55))
const heart = layer(inner, polar.y.sub(0.075), vec3(1, 0.85, 0.4))

export const fragment = vec4(heart, 1)
