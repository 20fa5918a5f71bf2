import { drawFill, lookAtView, orthographic } from '@kirari/addons'
import {
  atan2, cos, float, fn, max, min, mix, resolution, sin, smoothstep, step,
  time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const aspect = resolution.x.div(resolution.y)
const clip = uv.mul(2).sub(1)
const px = float(4).div(resolution.y)

// Every part is drawn to the same scale, however far back it is.
const eye = vec3(sin(time.mul(0.2)).mul(0.8).add(4.5), 2.4, 4.5)
const camera = orthographic(
  aspect.mul(-1.75),
  aspect.mul(1.75),
  -1.75,
  1.75,
  0,
  20,
).mul(lookAtView(eye, vec3(0), vec3(0, 1, 0)))
const [right, up] = [camera.at(0).xy, camera.at(1).xy]

// The point of the part at this place on the axis that the pixel shows.
const onPart = fn('onPart', [{ z: float }], vec2, (z) => {
  const off = clip.sub(camera.mul(vec4(0, 0, z, 1)).xy)
  const area = right.x.mul(up.y).sub(right.y.mul(up.x))
  return vec2(
    off.x.mul(up.y).sub(off.y.mul(up.x)),
    right.x.mul(off.y).sub(right.y.mul(off.x)),
  ).div(area)
})

const paper = vec3(0.95, 0.92, 0.84).sub(
  smoothstep(
    0.47,
    0.5,
    uv.mul(vec2(aspect, 1)).mul(14).fract().sub(0.5).abs().x,
  ).mul(0.03),
)
const ink = vec3(0.14, 0.2, 0.32)
let colour: Vec3 = paper
const part = (
  z: number,
  tint: Vec3,
  shape: (at: ReturnType<typeof onPart>) => Float,
): void => {
  // A part has a thickness: its outline once more, a little further back.
  for (const [back, shade] of [
    [0.1, 0.55],
    [0, 1],
  ] as const) {
    const d = shape(onPart(z - back)).toConst('d')
    colour = mix(colour, tint.mul(shade), drawFill(d, 0, px))
    colour = mix(colour, ink, drawFill(d.abs().sub(0.009), 0, px))
  }
}
const turned = (at: ReturnType<typeof onPart>, angle: Float) => {
  const [c, s] = [cos(angle), sin(angle)]
  return vec2(at.x.mul(c).sub(at.y.mul(s)), at.x.mul(s).add(at.y.mul(c)))
}
const wheel = (
  z: number,
  size: number,
  teeth: number,
  speed: number,
  tint: Vec3,
): void =>
  part(z, tint, (at) => {
    const q = turned(at, time.mul(speed)).toConst('q')
    const rim = cos(atan2(q.y, q.x).mul(teeth)).clamp(-0.5, 0.5).mul(0.06)
    const spokes = min(q.x.abs(), q.y.abs()).sub(0.045)
    const web = max(
      float(0.1).sub(q.length()),
      max(q.length().sub(size - 0.16), spokes.negate()),
    )
    return max(q.length().sub(size).add(rim), web.negate())
  })

part(-2.2, vec3(0.74, 0.78, 0.8), (at) =>
  max(at.length().sub(0.95), float(0.06).sub(at.length())),
)
wheel(-1.35, 0.78, 30, 0.2, vec3(0.9, 0.7, 0.32))
wheel(-0.55, 0.5, 18, -0.5, vec3(0.85, 0.52, 0.34))
wheel(0.2, 0.66, 24, 0.3, vec3(0.93, 0.78, 0.42))
part(1, vec3(0.98, 0.97, 0.93), (at) =>
  max(at.length().sub(0.95), float(0.05).sub(at.length())),
)
const face = onPart(1).toConst('face')
const hour = atan2(face.x, face.y).mul(6 / Math.PI)
const mark = max(
  hour
    .sub(0.5)
    .fract()
    .sub(0.5)
    .abs()
    .mul(face.length())
    .mul(0.52)
    .sub(0.018),
  face.length().sub(0.8).abs().sub(0.08),
)
colour = mix(colour, ink, drawFill(mark, 0, px))
for (const [z, long, speed] of [
  [1.45, 0.5, 0.05],
  [1.75, 0.75, 0.6],
] as const)
  part(z, vec3(0.2, 0.3, 0.5), (at) => {
    const q = turned(at, time.mul(speed).add(0.7))
    return max(
      q.x.abs().sub(0.05),
      q.y
        .sub(long / 2 - 0.06)
        .abs()
        .sub(long / 2 + 0.06),
    )
  })
const axis = camera.at(2).xy
const across = clip.x
  .mul(axis.y)
  .sub(clip.y.mul(axis.x))
  .div(axis.length())
  .abs()
const dash = step(0.4, clip.dot(axis).mul(40).fract()).mul(
  drawFill(across.sub(0.002), 0, px.mul(0.5)),
)

export const fragment = vec4(
  mix(colour, vec3(0.8, 0.2, 0.16), dash.mul(0.8)),
  1,
)
