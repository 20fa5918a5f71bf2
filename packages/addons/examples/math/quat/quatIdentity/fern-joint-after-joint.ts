import { quat, quatIdentity, quatMul, quatRotate } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3, Vec4 } from 'kirari/node'

const p = uv.sub(vec2(0.3, 0.08)).mul(2).mul(resolution).div(resolution.y)
let colour: Vec3 = mix(vec3(0.9, 0.93, 0.82), vec3(0.72, 0.83, 0.74), uv.y)

const stroke = (a: Vec2, b: Vec2, width: Float): Float => {
  const along = b.sub(a)
  const t = p.sub(a).dot(along).div(along.dot(along).max(1e-6)).saturate()
  const leaf = width.mul(t.mul(float(1).sub(t)).mul(3).add(0.25))
  return smoothstep(
    0.008,
    -0.004,
    p.sub(a).sub(along.mul(t)).length().sub(leaf),
  )
}

// Every joint bends a little on from the one before; the first
// stands upright, turned by nothing.
const sway = time.mul(0.8).sin().mul(0.02)
let turn: Vec4 = quatIdentity()
let foot: Vec3 = vec3(0, -0.1, 0)
for (let i = 0; i < 12; i++) {
  const size = 1 - i / 13
  turn = quatMul(
    turn,
    quat(vec3(0, 0.28, -0.96), sway.add(0.015 + 0.0022 * i * i)),
  ).toConst('turn')
  const head = foot
    .add(quatRotate(turn, vec3(0, 0.08 + 0.12 * size, 0)))
    .toConst('head')
  for (const side of [-1, 1]) {
    const tip = head.add(
      quatRotate(turn, vec3(side * 0.42 * size, 0.14 * size, 0)),
    )
    const tint = mix(vec3(0.1, 0.3, 0.16), vec3(0.35, 0.58, 0.2), i / 12)
    const leaf = stroke(head.xy, tip.xy, float(0.055 * size + 0.004))
    colour = mix(colour, tint.mul(side > 0 ? 1 : 0.8), leaf)
  }
  const stem = stroke(foot.xy, head.xy, float(0.012 * size + 0.006))
  colour = mix(colour, vec3(0.32, 0.27, 0.14), stem)
  foot = head
}

export const fragment = vec4(colour, 1)
