import { Triangle, quatRotate, triangleIntersect } from '@kirari/addons'
import { mix, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const half = time.mul(0.3).add(0.35)
const turn = vec4(0, half.sin(), 0, half.cos())
const origin = quatRotate(turn, vec3(0, 1.4, 4))
const direction = quatRotate(
  turn,
  vec3(p.x, p.y.sub(0.45), -1.2).normalize(),
)

const base = [
  vec3(-1, -0.6, 1),
  vec3(1, -0.6, 1),
  vec3(1, -0.6, -1),
  vec3(-1, -0.6, -1),
] as const
const [orange, red] = [vec3(0.95, 0.55, 0.3), vec3(0.85, 0.35, 0.35)]
const [plum, sand] = [vec3(0.45, 0.3, 0.55), vec3(0.98, 0.75, 0.4)]
const sky: Vec3 = mix(vec3(0.98, 0.86, 0.68), vec3(0.5, 0.68, 0.82), uv.y)

// Only fronts are hit, so the faces of a
// body like this never hide one another.
const faces = [orange, red, plum, sand].map((tint, i) => {
  return { tint, a: base[i] ?? base[0], b: base[(i + 1) % 4] ?? base[0] }
})
export const fragment = vec4(
  faces.reduce((behind, { tint, a, b }) => {
    const hit = triangleIntersect(
      Triangle({ a, b, c: vec3(0, 0.9, 0) }),
      origin,
      direction,
      1,
    )
    const course = hit.z.mul(14).fract().greaterThan(0.12)
    return select(
      behind,
      select(tint.mul(0.8), tint, course),
      hit.w.greaterThan(0),
    )
  }, sky),
  1,
)
