import {
  matTranspose, rotate4d, toMat3, translate4d,
} from '@kirari/addons'
import {
  dot, float, fn, mix, normalize, resolution, select, smoothstep, step,
  time,
} from 'kirari/node'
import { uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec3(0, 3.2, 5.2)
const down = p.y.mul(0.85).sub(0.78)
const ray = normalize(vec3(p.x, down, p.y.mul(-0.52).sub(1.27)))
const light = normalize(vec3(-0.5, 1, 0.3))

// A ball where it lies and as it has rolled: what the
// ray sees of it, and how far away that is.
const ball = fn(
  'ball',
  [{ at: vec3 }, { angle: float }, { tint: vec3 }, { band: float }],
  vec4,
  (at, angle, tint, band) => {
    const pose = translate4d(at).mul(rotate4d(vec3(1, 0.3, 0.4), angle))
    const from = eye.sub(pose.mul(vec4(0, 0, 0, 1)).xyz)
    const b = dot(from, ray)
    const root = b.mul(b).sub(dot(from, from)).add(0.25)
    const depth = b.add(root.max(0).sqrt()).negate()
    const normal = from.add(ray.mul(depth)).mul(2)
    // A direction has no place: only the rotation takes it back.
    const own = matTranspose(toMat3(pose)).mul(normal)
    const stripe = smoothstep(band, band.sub(0.02), own.y.abs())
    const spot = smoothstep(0.93, 0.94, own.z.abs())
    const one = step(own.x.abs(), 0.06)
      .mul(step(own.y.abs(), 0.19))
      .mul(spot)
    const ivory = vec3(0.97, 0.94, 0.86)
    const paint = mix(
      mix(mix(ivory, tint, stripe), ivory, spot),
      vec3(0.08),
      one,
    )
    const shine = dot(normal, normalize(light.sub(ray)))
      .max(0)
      .pow(90)
    const lit = paint.mul(dot(normal, light).mul(0.5).add(0.5)).add(shine)
    return vec4(lit, select(99, depth, root.greaterThan(0)))
  },
)

const felt = eye.add(ray.mul(float(3.7).div(ray.y).negate()))
let cloth = mix(
  vec3(0.08, 0.42, 0.3),
  vec3(0.02, 0.2, 0.16),
  felt.xz.length().mul(0.22),
)
let nearest = vec4(cloth, 98)
const balls = [
  { at: vec3(-2.1, 0, -1), tint: vec3(0.96, 0.76, 0.16), band: 2 },
  { at: vec3(-1.05, 0, 1), tint: vec3(0.14, 0.26, 0.62), band: 0.52 },
  { at: vec3(0, 0, 0), tint: vec3(0.8, 0.16, 0.14), band: 2 },
  { at: vec3(1.05, 0, -1), tint: vec3(0.36, 0.2, 0.5), band: 0.52 },
  { at: vec3(2.1, 0, 1), tint: vec3(0.92, 0.46, 0.14), band: 2 },
]
balls.forEach(({ at, tint, band }, i) => {
  const found = ball(at, time.mul(0.5).add(i * 1.7), tint, float(band))
  nearest = select(nearest, found, found.w.lessThan(nearest.w))
  const away = felt.sub(at).sub(vec3(0.2, 0, -0.1)).xz.length()
  cloth = cloth.mul(smoothstep(0.1, 0.6, away).mul(0.7).add(0.3))
})

export const fragment = vec4(
  select(nearest.xyz, cloth, nearest.w.greaterThan(97)),
  1,
)
