import {
  Triangle, triangleIntersect, triangleNormal, quatRotate,
} from '@kirari/addons'
import { mix, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const half = time.mul(0.25).add(0.2)
const turn = vec4(0, half.sin(), 0, half.cos())
const origin = quatRotate(turn, vec3(0, 0.9, 3.4))
const direction = quatRotate(
  turn,
  vec3(p.x, p.y.sub(0.36), -1.35).normalize(),
)

// The eight faces of an octahedron; only those that look this way are hit.
const signs = [-1, 1]
const faces = signs.flatMap((x) =>
  signs.flatMap((y) => signs.map((z) => [x, y, z] as const)),
)
const light = vec3(0.6, 0.9, 0.5).normalize()
const room: Vec3 = mix(vec3(0.05, 0.05, 0.1), vec3(0.16, 0.13, 0.25), uv.y)
export const fragment = vec4(
  faces.reduce((behind, [x, y, z]) => {
    const [b, c] = [vec3(0, y * 1.15, 0), vec3(0, 0, z * 0.8)]
    const face = Triangle({
      a: vec3(x * 0.8, 0, 0),
      b: x * y * z > 0 ? b : c,
      c: x * y * z > 0 ? c : b,
    })
    const shade = triangleNormal(face).dot(light).mul(0.5).add(0.5)
    const tint = mix(
      vec3(0.3, 0.03, 0.3),
      vec3(1, 0.75, 0.85),
      shade.mul(shade),
    )
    return select(
      behind,
      tint,
      triangleIntersect(face, origin, direction, 1).w.greaterThan(0),
    )
  }, room),
  1,
)
