import { turbulence } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = vec2(uv.x.sub(0.5).mul(resolution.x).div(resolution.y), uv.y)
const billow = (shift: ReturnType<typeof vec2>) =>
  turbulence(
    vec3(
      p
        .add(shift)
        .mul(3.4)
        .sub(vec2(time.mul(0.03), time.mul(0.16))),
      time.mul(0.05),
    ),
    4,
  )
const cloud = billow(vec2(0))
// Lower towards the light: where the cloud rises towards it,
// it is bright.
const lit = billow(vec2(-0.03, 0.035)).sub(cloud).mul(2.6).add(0.45)
const up = p.y.sub(0.42)
const trunk = smoothstep(0, 0.42, up).mul(0.46).add(0.075)
const body = trunk
  .sub(p.x.sub(up.max(0).mul(0.2)).abs())
  .add(cloud.sub(0.16).mul(0.75).mul(up.max(0).add(0.25)))
const ash = smoothstep(0, 0.025, body).mul(smoothstep(-0.06, 0.02, up))
const sky = mix(
  vec3(0.93, 0.66, 0.5),
  vec3(0.33, 0.42, 0.6),
  smoothstep(0.1, 0.95, uv.y),
)
const fumes = mix(
  vec3(0.19, 0.17, 0.2),
  vec3(0.84, 0.74, 0.69),
  lit.saturate().mul(0.8).add(body.saturate().mul(0.25)),
)
const fire = vec3(1, 0.36, 0.1)
  .mul(smoothstep(0.22, 0, up.abs().add(p.x.abs().mul(0.8))))
  .mul(0.9)
const air = mix(sky, fumes.add(fire), ash)
// The cone, with gullies that run down from the crater.
const slope = p.y
  .sub(0.44)
  .add(p.x.abs().pow(0.8).mul(0.72))
  .add(turbulence(vec2(p.x.mul(9), 3), 2).mul(0.03))
const gully = turbulence(
  vec2(p.x.div(p.y.sub(0.55).abs().add(0.08)).mul(2.2), p.y.mul(2)),
  3,
)
const rock = mix(
  vec3(0.13, 0.11, 0.15),
  vec3(0.37, 0.27, 0.27),
  gully.mul(1.6).add(p.x.mul(-0.5)).saturate(),
)
const mountain = mix(
  air,
  mix(rock, vec3(0.62, 0.46, 0.42), smoothstep(0.35, 0, uv.y).mul(0.5)),
  smoothstep(0.004, -0.004, slope),
)

export const fragment = vec4(mountain, 1)
