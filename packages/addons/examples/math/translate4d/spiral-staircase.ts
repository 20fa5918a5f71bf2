import {
  AABB, aabbIntersect, rotate4dY, translate4d,
} from '@kirari/addons'
import {
  float, fn, mix, normalize, resolution, select, step, time, uv, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(0, 5, 5, 1)
const ray = vec4(
  normalize(vec3(p.x, p.y.mul(0.8).sub(0.9), p.y.mul(-0.6).sub(1.2))),
  0,
)
const plank = AABB({
  min: vec3(-0.8, -0.08, -0.24),
  max: vec3(0.8, 0.08, 0.24),
})

// A step is moved out from the pole and up, then turned round the
// pole. The ray goes the way back: turned first, then moved.
const stair = fn('stair', [{ number: float }], vec4, (number) => {
  const angle = number.mul(0.36).add(time.mul(0.2))
  const toStep = translate4d(vec3(-1, number.mul(-0.15), 0)).mul(
    rotate4dY(angle.negate()),
  )
  const from = toStep.mul(eye).xyz
  const along = toStep.mul(ray).xyz
  const hit = aabbIntersect(plank, from, along)
  const at = from.add(along.mul(hit.x))
  const isTop = step(0.0799, at.y)
  const isEnd = step(0.799, at.x.abs())
  const tint = mix(
    vec3(0.5, 0.2, 0.24),
    vec3(1, 0.74, 0.46),
    number.div(19),
  )
  const lit = tint.mul(isTop.mul(0.5).add(isEnd.mul(0.12)).add(0.5))
  return vec4(lit, select(99, hit.x, hit.x.lessThan(hit.y)))
})

const floor = eye.xyz.add(ray.xyz.mul(eye.y.div(ray.y).negate())).xz
const shade = floor.length().mul(-0.9).exp().mul(0.35)
let nearest = vec4(vec3(0.88, 0.86, 0.83).sub(shade), 98)
for (let i = 0; i < 19; i++) {
  const found = stair(i)
  nearest = select(nearest, found, found.w.lessThan(nearest.w))
}

// The pole is upright: seen from above, the ray meets a circle.
const flat = ray.xz
const b = eye.xz.dot(flat)
const c = eye.xz.dot(eye.xz).sub(0.04)
const root = b.mul(b).sub(flat.dot(flat).mul(c))
const depth = b.add(root.max(0).sqrt()).div(flat.dot(flat)).negate()
const side = eye.x.add(ray.x.mul(depth)).mul(2)
const isPole = root
  .greaterThan(0)
  .and(depth.lessThan(nearest.w))
  .and(eye.y.add(ray.y.mul(depth)).lessThan(3.1))

export const fragment = vec4(
  select(nearest.xyz, vec3(0.34, 0.34, 0.38).sub(side.mul(0.4)), isPole),
  1,
)
