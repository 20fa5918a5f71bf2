import {
  quat, quat2mat4, quatMul, scale4d, translate4d,
} from '@kirari/addons'
import {
  float, fn, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// How much of the pixel a triangle covers, whichever way round it goes.
const turn = (a: Vec2, b: Vec2) => a.x.mul(b.y).sub(a.y.mul(b.x))
const cover = fn(
  'cover',
  [{ a: vec2 }, { b: vec2 }, { c: vec2 }],
  float,
  (a, b, c) => {
    const way = turn(b.sub(a), c.sub(a)).sign()
    const inside = (from: Vec2, to: Vec2) =>
      turn(to.sub(from).normalize(), p.sub(from)).mul(way)
    const d = inside(a, b).min(inside(b, c)).min(inside(c, a))
    return smoothstep(px.negate(), px, d)
  },
)

// Size, then attitude, then place: the pose of one plane.
const plane = fn(
  'plane',
  [{ under: vec3 }, { at: vec3 }, { size: float }, { sway: float }],
  vec3,
  (under, at, size, sway) => {
    const climb = quatMul(
      quat(vec3(0, 1, 0), float(0.9)),
      quat(vec3(1, 0, 0), sway.mul(0.2).sub(0.35)),
    )
    const attitude = quatMul(
      climb,
      quat(vec3(0, 0, 1), sway.mul(0.6).add(0.25)),
    )
    const pose = translate4d(at)
      .mul(quat2mat4(attitude))
      .mul(scale4d(size))
    const seen = (corner: Vec3) => pose.mul(vec4(corner, 1)).xy
    const nose = seen(vec3(0, 0, 1))
    const tail = seen(vec3(0, 0, -0.8))
    const keel = cover(nose, tail, seen(vec3(0, -0.32, -0.8)))
    const left = cover(nose, tail, seen(vec3(-0.62, 0.14, -0.8)))
    const right = cover(nose, tail, seen(vec3(0.62, 0.14, -0.8)))
    const far = mix(under, vec3(0.83, 0.86, 0.93), left)
    return mix(
      mix(far, vec3(0.56, 0.61, 0.73), keel),
      vec3(1, 0.99, 0.96),
      right,
    )
  },
)

const sky = mix(
  vec3(0.96, 0.9, 0.82),
  vec3(0.36, 0.62, 0.85),
  uv.y.pow(0.8),
)
const ridge = sin(p.x.mul(4)).mul(0.05)
const cloud = smoothstep(0.25, 0, p.y.add(0.3).sub(ridge).abs()).mul(0.4)
let picture: Vec3 = mix(sky, vec3(1), cloud)
for (let i = 6; i >= 0; i--) {
  const sway = sin(time.mul(0.7).add(i * 1.9))
  const at = vec3(-0.74 + 0.25 * i, ((i * 5) % 7) * 0.1 - 0.3, 0)
  picture = plane(
    picture,
    at.add(vec3(0, sway.mul(0.02), 0)),
    0.21 - 0.017 * i,
    sway,
  )
}

export const fragment = vec4(picture, 1)
