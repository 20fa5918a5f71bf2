import { turbulence } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = vec2(uv.x.sub(0.5).mul(resolution.x).div(resolution.y), uv.y)
// The flames rise through turbulence that stays sharp at its
// creases.
const rising = vec3(
  p.mul(vec2(3.2, 1.7)).sub(vec2(0, time.mul(0.9))),
  time.mul(0.25),
)
const lick = turbulence(rising, 4)
const height = p.y.sub(0.13)
const width = smoothstep(0.75, 0.05, height)
  .mul(0.42)
  .mul(smoothstep(-0.12, 0.1, height))
const heat = width
  .sub(p.x.add(lick.sub(0.2).mul(height).mul(0.8)).abs())
  .mul(3.4)
  .sub(lick.mul(height.mul(3.4).add(0.5)))
  .add(0.18)
const dark = mix(vec3(0.07, 0.04, 0.06), vec3(0.02, 0.025, 0.06), p.y)
const glow = dark.add(
  vec3(0.5, 0.17, 0.04).div(
    p
      .sub(vec2(0, 0.28))
      .dot(p.sub(vec2(0, 0.28)))
      .mul(14)
      .add(1),
  ),
)
const red = mix(glow, vec3(0.85, 0.16, 0.03), smoothstep(0, 0.16, heat))
const orange = mix(red, vec3(1, 0.55, 0.08), smoothstep(0.12, 0.42, heat))
const flame = mix(
  orange,
  vec3(1, 0.93, 0.62),
  smoothstep(0.38, 0.95, heat),
)
// Two logs, crossed, with embers along their upper sides.
const log = (tilt: number) => {
  const across = p.y.sub(0.1).sub(p.x.mul(tilt))
  const shape = smoothstep(0.045, 0.038, across.abs()).mul(
    smoothstep(0.44, 0.43, p.x.abs()),
  )
  const ember = smoothstep(0, 0.05, across).mul(
    turbulence(p.mul(vec2(9, 26)), 2)
      .mul(-1)
      .add(1)
      .pow(5),
  )
  return {
    shape,
    tint: vec3(0.1, 0.06, 0.05).add(vec3(1, 0.32, 0.05).mul(ember)),
  }
}
const [back, front] = [log(-0.16), log(0.13)]
const wood = mix(
  mix(flame, back.tint, back.shape),
  front.tint,
  front.shape,
)

export const fragment = vec4(wood, 1)
