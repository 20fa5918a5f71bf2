import { quat, quatLength, quatRotate, quatSub } from '@kirari/addons'
import {
  float, mix, normalize, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const axis = normalize(vec3(1, 0.12, 0))
let colour: Vec3 = mix(
  vec3(0.03, 0.03, 0.07),
  vec3(0.09, 0.05, 0.13),
  uv.y,
)

for (let i = 0; i < 3; i++) {
  const shift = time.mul(0.3).add(i * 2.1)
  const twist = (x: Float): Vec4 =>
    quat(axis, x.mul(1.3).add(shift).sin().mul(3).add(x))
  const middle = p.x
    .mul(1.1)
    .add(shift)
    .sin()
    .mul(0.25)
    .add(0.45 - i * 0.45)

  // The difference over a short stretch is how quickly it turns.
  const ahead = twist(p.x.add(0.02))
  const speed = quatLength(quatSub(ahead, twist(p.x.sub(0.02)))).mul(12)

  const turn = twist(p.x)
  const edge = quatRotate(turn, vec3(0, 0.2, 0))
  const side = quatRotate(turn, vec3(0, 0, 1)).z
  const across = p.y.sub(middle)
  const body = smoothstep(0.008, -0.008, across.abs().sub(edge.y.abs()))
  const silk = mix(
    vec3(0.35, 0.12, 0.3),
    vec3(0.25, 0.3, 0.6),
    side.mul(0.5).add(0.5),
  ).mul(side.abs().mul(0.7).add(0.3))
  const lit = mix(silk, vec3(1, 0.72, 0.35), speed.sub(0.25).saturate())
  const halo = float(0.012)
    .div(across.abs().add(0.03))
    .mul(speed.saturate())
  colour = mix(colour.add(vec3(1, 0.5, 0.2).mul(halo).mul(0.5)), lit, body)
}

export const fragment = vec4(colour, 1)
