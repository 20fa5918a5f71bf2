import {
  AABB, aabbIntersect, rotate4dX, translate4d,
} from '@kirari/addons'
import {
  fn, mix, normalize, resolution, select, sin, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(1.5, 1.7, 3.2, 1)
const ahead = normalize(vec3(-1.5, -1.4, -3.2))
const right = normalize(vec3(3.2, 0, -1.5))
const view = ahead
  .mul(1.6)
  .add(right.mul(p.x))
  .add(right.cross(ahead).mul(p.y))
const ray = vec4(normalize(view), 0)

// The lid turns about the upper back edge of the chest.
const open = sin(time.mul(0.5)).mul(0.5).add(0.5)
const toLid = rotate4dX(open).mul(translate4d(vec3(0, -0.35, 0.5)))

// The colour of a box with gilt ends, and how far away it is.
const box = fn(
  'box',
  [{ from: vec3 }, { along: vec3 }, { low: vec3 }, { high: vec3 }],
  vec4,
  (from, along, low, high) => {
    const hit = aabbIntersect(AABB({ min: low, max: high }), from, along)
    const size = high.sub(low)
    const at = from.add(along.mul(hit.x)).sub(low).div(size)
    const off = at.sub(0.5).abs().mul(2)
    const face = step(0.999, off)
    const seam = at.y.mul(3).add(face.y).fract().sub(0.5).abs().mul(2)
    const wood = vec3(0.55, 0.3, 0.15).mul(seam.pow(0.3))
    const isGold = step(0.82, off.x).max(step(size.y, 0.2))
    const light = face.x.mul(0.3).add(face.z.mul(0.35)).add(0.5)
    const skin = mix(wood, vec3(1, 0.76, 0.3), isGold).mul(light)
    return vec4(skin, select(99, hit.x, hit.x.lessThan(hit.y)))
  },
)
const boxes = [
  box(eye.xyz, ray.xyz, vec3(-0.8, -0.4, -0.5), vec3(0.8, 0.28, 0.5)),
  box(eye.xyz, ray.xyz, vec3(-0.72, 0.2, -0.42), vec3(0.72, 0.33, 0.42)),
  box(
    toLid.mul(eye).xyz,
    toLid.mul(ray).xyz,
    vec3(-0.8, 0, 0),
    vec3(0.8, 0.25, 1),
  ),
]
const gleam = p.length().mul(-3.5).exp().mul(open)
const room = vec3(0.07, 0.05, 0.08).add(vec3(1, 0.66, 0.2).mul(gleam))
const nearest = boxes.reduce(
  (near, one) => select(near, one, one.w.lessThan(near.w)),
  vec4(room, 98),
)

export const fragment = vec4(nearest.xyz, 1)
