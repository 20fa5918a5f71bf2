import { lookAtView, orthographic } from '@kirari/addons'
import {
  cos, float, fn, mix, resolution, sin, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const aspect = resolution.x.div(resolution.y)
const clip = uv.mul(2).sub(1)

// From above a corner: the three axes appear equally long.
const turn = sin(time.mul(0.25)).mul(0.3).add(0.6)
const eye = vec3(sin(turn).mul(8), 6, cos(turn).mul(8))
const camera = orthographic(
  aspect.mul(-2.6),
  aspect.mul(2.6),
  -2.6,
  2.6,
  0,
  30,
).mul(lookAtView(eye, vec3(0, 0.9, 0), vec3(0, 1, 0)))
const seen = (point: Vec3): Vec2 => camera.mul(vec4(point, 1)).xy
const along = (axis: Vec3): Vec2 => camera.mul(vec4(axis, 0)).xy

// Where the pixel is on the parallelogram of two edges, from 0 to 1.
// Nothing is divided by a distance, so edges stay parallel.
const onFace = fn(
  'onFace',
  [{ from: vec2 }, { a: vec2 }, { b: vec2 }],
  vec2,
  (from, a, b) => {
    const off = clip.sub(from)
    const area = a.x.mul(b.y).sub(a.y.mul(b.x))
    return vec2(
      off.x.mul(b.y).sub(off.y.mul(b.x)),
      a.x.mul(off.y).sub(a.y.mul(off.x)),
    ).div(area)
  },
)
const [x, y, z] = [vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)]

const floor = onFace(
  seen(vec3(-6, 0, -6)),
  along(x.mul(12)),
  along(z.mul(12)),
)
  .sub(0.5)
  .mul(12)
const shadow = smoothstep(
  2.32,
  2.28,
  floor.x.add(0.35).abs().max(floor.y.sub(0.5).abs()),
)
let colour: Vec3 = mix(
  vec3(0.94, 0.82, 0.6),
  vec3(0.72, 0.52, 0.42),
  shadow,
)
const dunes = sin(
  floor.x
    .mul(3)
    .add(sin(floor.y.mul(0.9)).mul(2))
    .sub(floor.y),
).mul(0.03)
colour = colour.add(dunes)
for (const [i, half] of [2.1, 1.65, 1.2, 0.78, 0.4].entries()) {
  const [low, high] = [i * 0.52, 0.52]
  const face = (
    from: Vec3,
    a: Vec3,
    b: Vec3,
    tint: Vec3,
    isWall: number,
  ): void => {
    const at = onFace(seen(from), along(a), along(b)).toConst('at')
    const edge = vec2(0.5).sub(at.sub(0.5).abs())
    const cover = smoothstep(
      -0.004,
      0.004,
      edge.x.min(edge.y.mul(isWall === 1 ? 0.25 : 1)),
    )
    // Buttresses on the walls, and a stairway up the middle of one side.
    const rib = step(0.5, at.x.mul(Math.round(half * 9)).fract()).mul(
      0.1 * isWall,
    )
    const rim = step(0.86, at.y).mul(0.1 * isWall)
    colour = mix(colour, tint.mul(float(1).sub(rib).add(rim)), cover)
  }
  face(
    vec3(-half, low, half),
    x.mul(half * 2),
    y.mul(high),
    vec3(0.86, 0.52, 0.32),
    1,
  )
  face(
    vec3(half, low, half),
    z.mul(-half * 2),
    y.mul(high),
    vec3(0.5, 0.27, 0.25),
    1,
  )
  face(
    vec3(-half, low + high, half),
    x.mul(half * 2),
    z.mul(-half * 2),
    vec3(0.98, 0.8, 0.56),
    0,
  )
  const out = half + 0.45
  const stairs = onFace(
    seen(vec3(-0.3, low, out)),
    along(x.mul(0.6)),
    along(vec3(0, high, -0.45)),
  ).toConst('stairs')
  const inside = vec2(0.5).sub(stairs.sub(0.5).abs())
  const tread = mix(
    vec3(0.66, 0.4, 0.28),
    vec3(1, 0.86, 0.62),
    step(0.5, stairs.y.mul(6).fract()),
  )
  colour = mix(colour, tread, step(0, inside.x.min(inside.y)))
}

export const fragment = vec4(colour, 1)
