import { fbm, scale3d } from '@kirari/addons'
import {
  dot, fn, mix, normalize, resolution, select, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec3(0, 0.1, 6)
const ray = normalize(vec3(p, -3.2))

// Where a stone is a ball of radius 1: the normal
// that the ray meets, and how far away it is.
const stone = fn(
  'stone',
  [{ size: vec3 }, { at: vec3 }],
  vec4,
  (size, at) => {
    const toBall = scale3d(vec3(1).div(size))
    const from = toBall.mul(eye.sub(at))
    const along = toBall.mul(ray)
    const a = dot(along, along)
    const b = dot(from, along)
    const root = b.mul(b).sub(a.mul(dot(from, from).sub(1)))
    const depth = b.add(root.max(0).sqrt()).div(a).negate()
    // Normals are scaled in the same way once more.
    const normal = toBall.mul(from.add(along.mul(depth)))
    return vec4(normalize(normal), select(99, depth, root.greaterThan(0)))
  },
)

const stones = [
  { size: vec3(0.62, 0.2, 0.5), at: vec3(0, -0.58, 0), grey: 0.4 },
  { size: vec3(0.44, 0.17, 0.4), at: vec3(0.05, -0.22, 0), grey: 0.6 },
  { size: vec3(0.33, 0.14, 0.3), at: vec3(-0.03, 0.08, 0), grey: 0.45 },
  { size: vec3(0.2, 0.12, 0.2), at: vec3(0.02, 0.34, 0), grey: 0.78 },
  { size: vec3(0.11, 0.1, 0.1), at: vec3(0, 0.55, 0), grey: 0.38 },
]
// (x, y, z) is the normal of the nearest; then its depth and its grey.
let hit = vec4(0, 0, 1, 98)
let tint = vec3(0)
for (const { size, at, grey } of stones) {
  const found = stone(size, at)
  const isNearer = found.w.lessThan(hit.w)
  hit = select(hit, found, isNearer)
  tint = select(tint, vec3(grey * 1.05, grey, grey * 0.96), isNearer)
}
const grain = fbm(eye.add(ray.mul(hit.w)).mul(10), 4)
  .mul(0.3)
  .add(0.9)
const light = dot(hit.xyz, normalize(vec3(-0.6, 0.8, 0.5)))
const lit = tint.mul(grain).mul(light.mul(0.55).add(0.5).max(0.12))

const mist = mix(vec3(0.93, 0.9, 0.85), vec3(0.68, 0.76, 0.8), uv.y)
const lake = mix(
  vec3(0.6, 0.68, 0.7),
  vec3(0.82, 0.83, 0.8),
  uv.y.mul(2.4),
)
const shore = mix(mist, lake, smoothstep(-0.18, -0.22, p.y))

export const fragment = vec4(select(shore, lit, hit.w.lessThan(90)), 1)
