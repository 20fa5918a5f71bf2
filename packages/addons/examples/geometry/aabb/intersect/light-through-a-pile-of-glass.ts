import { AABB, aabbIntersect, quatRotate } from '@kirari/addons'
import { resolution, select, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const half = time.mul(0.12).add(0.3)
const turn = vec4(0, half.sin(), 0, half.cos())
const origin = quatRotate(turn, vec3(0, 1.2, 3.6))
const direction = quatRotate(
  turn,
  vec3(p, -1.5)
    .sub(vec3(0, 0.5, 0))
    .normalize(),
)

// Each pane takes away its own colours,
// more the longer the way through it.
const panes = [
  {
    size: vec3(0.9, 0.18, 0.5),
    at: vec3(0, -0.5, 0),
    absorbs: vec3(0.3, 1.4, 1.8),
  },
  {
    size: vec3(0.4, 0.3, 0.7),
    at: vec3(0.2, 0, 0),
    absorbs: vec3(1.8, 0.5, 0.4),
  },
  {
    size: vec3(0.5, 0.16, 0.3),
    at: vec3(-0.15, 0.48, 0.1),
    absorbs: vec3(0.9, 1.5, 0.2),
  },
]
const light = panes.reduce<Vec3>(
  (left, { size, at, absorbs }) => {
    const hit = aabbIntersect(
      AABB({ min: at.sub(size), max: at.add(size) }),
      origin,
      direction,
    )
    const isHit = hit.x.lessThanEqual(hit.y)
    // The faces throw back a little light, so that edges can be seen.
    return select(
      left,
      left
        .mul(absorbs.mul(hit.x.sub(hit.y)).exp())
        .mul(0.92)
        .add(0.015),
      isHit,
    )
  },
  vec3(0.96, 0.95, 0.92).sub(p.length().mul(0.2)),
)

export const fragment = vec4(light, 1)
