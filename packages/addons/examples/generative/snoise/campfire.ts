import { snoise } from '@kirari/addons'
import {
  exp,
  mix,
  resolution,
  smoothstep,
  step,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = vec2(
  uv.x.sub(0.5).mul(resolution.x).div(resolution.y),
  uv.y.sub(0.16),
)
// Noise that rises, faster where it is finer.
const lick = (scale: number) =>
  snoise(
    vec3(
      p
        .mul(vec2(1.5, 0.8))
        .mul(scale)
        .sub(vec2(0, time.mul(1.1))),
      time.mul(0.5),
    ),
  )
const turbulence = lick(2.2).add(lick(5).mul(0.5)).add(lick(10).mul(0.25))
const x = p.x.add(turbulence.mul(p.y.max(0)).mul(0.22))
const shape = smoothstep(0.34, 0, x.abs().add(p.y.mul(0.42).sub(0.06)))
const heat = shape
  .mul(1.35)
  .add(turbulence.mul(0.32))
  .sub(p.y.mul(0.95))
  .mul(smoothstep(-0.05, 0.03, p.y))
const flame = mix(
  vec3(0.75, 0.1, 0.02),
  vec3(1, 0.55, 0.1),
  smoothstep(0.25, 0.6, heat),
)
const hot = mix(flame, vec3(1, 0.93, 0.66), smoothstep(0.6, 1.15, heat))
// Three logs, and light on everything around.
const log = (at: number, slope: number, half: number) => {
  const across = p.y.add(0.03).sub(p.x.sub(at).mul(slope))
  return smoothstep(0.034, 0.028, across.abs()).mul(
    step(p.x.sub(at).abs(), half),
  )
}
const wood = log(-0.03, 0.3, 0.25)
  .max(log(0.03, -0.32, 0.25))
  .max(log(0, 0.02, 0.3))
const glow = exp(p.mul(vec2(1, 0.8)).length().mul(-3.2))
const night = mix(vec3(0.06, 0.035, 0.03), vec3(0.012, 0.014, 0.03), uv.y)
const ground = mix(
  night,
  vec3(0.2, 0.12, 0.07),
  smoothstep(-0.03, -0.06, p.y),
)
const lit = ground.add(vec3(0.9, 0.36, 0.1).mul(glow.mul(0.55)))
const bark = vec3(0.13, 0.07, 0.04).add(
  vec3(0.6, 0.2, 0.05).mul(
    snoise(p.mul(vec2(14, 50)))
      .mul(0.25)
      .add(0.3),
  ),
)

export const fragment = vec4(
  mix(mix(lit, bark, wood), hot, smoothstep(0.2, 0.42, heat)),
  1,
)
