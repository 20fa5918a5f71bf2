import { ridged } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.54)).mul(resolution).div(resolution.y)
const r = p.length()
const direction = p.div(r.max(0.001))
// On a cylinder round the middle, the threads run outwards
// and have no seam.
const around = vec3(direction.mul(1.9), r.mul(1.1).sub(time.mul(0.12)))
const thread = ridged(around.add(vec3(0, 0, 4)), 3, 2, 0.45, 0.5)
const reach = smoothstep(0.43, 0.36, r).mul(smoothstep(0.05, 0.09, r))
const spark = thread.pow(14).mul(reach)
const haze = thread
  .pow(3)
  .mul(reach)
  .mul(smoothstep(0.46, 0.05, r))
const glass = smoothstep(0.425, 0.415, r)
const rim = smoothstep(0.3, 0.42, r).pow(3).mul(glass)
const room = mix(
  vec3(0.03, 0.02, 0.05),
  vec3(0.08, 0.04, 0.12),
  smoothstep(0.9, 0.2, r),
)
const gas = mix(room, vec3(0.07, 0.02, 0.16), glass)
  .add(vec3(0.35, 0.1, 0.6).mul(haze))
  .add(vec3(0.95, 0.62, 1).mul(spark))
  .add(vec3(0.35, 0.3, 0.7).mul(rim.mul(0.6)))
const shine = smoothstep(
  0.1,
  0,
  p.sub(vec2(-0.2, 0.24)).mul(vec2(1, 1.6)).length(),
).mul(0.35)
const core = smoothstep(0.062, 0.055, r)
const foot = smoothstep(0.005, -0.005, p.y.add(0.4)).mul(
  smoothstep(0.01, 0, p.x.abs().sub(0.2).sub(p.y.add(0.4).mul(-0.9))),
)
const lamp = mix(
  mix(gas.add(shine), vec3(1, 0.9, 1), core),
  vec3(0.11, 0.1, 0.14).add(
    vec3(0.2, 0.08, 0.3).mul(smoothstep(-0.46, -0.4, p.y)),
  ),
  foot,
)

export const fragment = vec4(lamp, 1)
