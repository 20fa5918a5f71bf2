import {
  mmax, mmin, quat, quatConj, quatMul, quatRotate,
} from '@kirari/addons'
import {
  float, mix, normalize, resolution, select, smoothstep, step, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const turn = quatMul(
  quat(vec3(1, 0, 0), time.mul(0.5).sub(0.4)),
  quat(vec3(0, 1, 0), time.mul(0.7).sub(0.75)),
)
// Into the frame of the die: the ray, and the light that stands still.
const back = quatConj(turn)
const eye = quatRotate(back, vec3(0, 0, 4))
const ray = quatRotate(back, normalize(vec3(p.mul(0.52), -2)))
const lamp = quatRotate(back, normalize(vec3(-0.5, 0.8, 0.7)))

const toward = select(ray, vec3(1e-4), ray.abs().lessThan(1e-4))
const slabs = eye.negate().div(toward)
const depth = vec3(0.5).div(toward.abs())
const near = mmax(slabs.sub(depth))
const hit = step(near, mmin(slabs.add(depth)))
const at = eye.add(ray.mul(near))
const face = smoothstep(0.497, 0.4995, at.abs()).mul(at.sign())

const pips = (q: Vec2, places: readonly (readonly [number, number])[]) =>
  places.reduce<Float>(
    (dots, [x, y]) =>
      dots.max(smoothstep(0.085, 0.07, q.sub(vec2(x, y)).length())),
    float(0),
  )
const corners = [
  [0.25, 0.25],
  [-0.25, -0.25],
] as const
const others = [
  [0.25, -0.25],
  [-0.25, 0.25],
] as const
const middle = [[0, 0]] as const
const [x, y, z] = [face.x, face.y, face.z]
const ink = pips(at.xy, middle)
  .mul(z.max(0))
  .add(
    pips(at.xy, [...corners, ...others, [0.25, 0], [-0.25, 0]]).mul(
      z.min(0).abs(),
    ),
  )
  .add(pips(at.yz, corners).mul(x.max(0)))
  .add(pips(at.yz, [...corners, ...others, ...middle]).mul(x.min(0).abs()))
  .add(pips(at.xz, [...corners, ...middle]).mul(y.max(0)))
  .add(pips(at.xz, [...corners, ...others]).mul(y.min(0).abs()))
const bone = mix(
  vec3(0.96, 0.92, 0.83),
  vec3(0.2, 0.06, 0.08),
  ink.saturate(),
)
const lit = face.dot(lamp).max(0).mul(0.75).add(0.28)
const felt = vec3(0.05, 0.27, 0.2).mul(
  float(1.25).sub(p.length().mul(0.5)),
)

export const fragment = vec4(mix(felt, bone.mul(lit), hit), 1)
