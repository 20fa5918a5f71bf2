import { quatInverse, quatMul, rectSDF } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const p = uv
  .sub(vec2(0.5, 0.46))
  .mul(1.9)
  .mul(resolution)
  .div(resolution.y)
let colour: Vec3 = mix(
  vec3(0.96, 0.93, 0.86),
  vec3(0.88, 0.82, 0.72),
  uv.y,
)

// In the plane x + y·k, a quaternion turns and scales at once.
const angle = time.mul(0.3).sin().mul(0.04).add(0.44)
const step = vec4(0, 0, angle.sin(), angle.cos()).mul(0.88)
let place: Vec4 = vec4(0, 0, -0.3, 1.1)

for (let i = 0; i < 16; i++) {
  // Back from the picture to the stamp, turn and scale undone.
  const local = quatMul(quatInverse(place), vec4(0, 0, p.y, p.x)).toConst(
    'local',
  )
  const st = vec2(local.w, local.z).sub(vec2(1, 0))
  const paper = rectSDF(st, vec2(0.2, 0.15), 0.01)
  const teeth = st.mul(40).cos()
  const edge = paper.add(teeth.x.add(teeth.y).mul(0.006))
  const hue = vec3(i * 0.35)
    .add(vec3(0, 2.1, 4.2))
    .sin()
  const ink = hue.mul(0.22).add(vec3(0.55, 0.42, 0.4))
  const printed = smoothstep(0.006, -0.006, rectSDF(st, vec2(0.16, 0.11)))
  const sun = smoothstep(0.065, 0.055, st.sub(vec2(0.05, 0.02)).length())
  const stamp = mix(
    vec3(1, 0.99, 0.95),
    mix(ink, vec3(1, 0.9, 0.65), sun),
    printed,
  )
  colour = colour.mul(smoothstep(0.06, -0.02, edge).mul(-0.25).add(1))
  colour = mix(colour, stamp, smoothstep(0.008, -0.004, edge))
  place = quatMul(place, step).toConst('place')
}

export const fragment = vec4(colour, 1)
