/** Places in space to be painted: a floor at height 0 and a dome about the origin, as a camera sees them. */
import { dot, float, max, mix, normalize, select, smoothstep, vec3 } from 'kirari/node'
import type { Bool, Float, Vec3 } from 'kirari/node'
import { faint, ground, panel, quiet } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import { gridLine, over, stroke } from '../paint/stroke.ts'

export interface Surface {
  readonly place: Vec3
  /** The colour before anything is painted on it. */
  readonly colour: Vec3
  /** The light on it, from 0 to 1. */
  readonly light: Float
  /** The width of a pixel of the picture there, in the unit of space. */
  readonly size: Float
  /** Above the horizon there is nothing. */
  readonly isSeen: Bool
}

type Vector = readonly [number, number, number]
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
const unit = (v: Vector): Vector => scaled(v, 1 / Math.hypot(...v))
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x]

const eye: Vector = [1.7, 2.3, 2.6]
const target: Vector = [0, 0.18, 0]
const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
const right = unit(cross(forward, [0, 1, 0]))
const up = cross(right, forward)
/** How far the picture is from the eye, in its heights. */
const lens = 1.55
const radius = 0.7
const sun = unit([0.5, 0.8, 0.25])

export const dome = (): Surface => {
  const ray = normalize(
    vec3(...right)
      .mul(place.x)
      .add(vec3(...up).mul(place.y))
      .add(vec3(...scaled(forward, lens))),
  ).toConst('ray')
  const from = vec3(...eye)

  const middle = dot(from, ray).negate().toConst('middle')
  const root = middle
    .mul(middle)
    .sub(eye.reduce((sum, value) => sum + value * value, -radius * radius))
    .toConst('root')
  const near = middle.sub(root.max(0).sqrt())
  const isBelow = ray.y.lessThan(-0.02).toConst('isBelow')
  const far = float(-eye[1]).div(select(float(-0.02), ray.y, isBelow))
  const isDome = root.greaterThan(0).and(near.lessThan(far)).toConst('isDome')
  const distance = select(far, near, isDome).toConst('distance')
  const at = from.add(ray.mul(distance)).toConst('at')

  // A pixel seen at a slant is longer than wide.
  const size = pixel.mul(distance).div(lens).toConst('size')
  const slant = size.mul(select(float(1).div(ray.y.abs().max(0.1)), 1, isDome))
  const line = max(stroke(gridLine(at.x, 0.25), 0.008, slant), stroke(gridLine(at.z, 0.25), 0.008, slant))
  const shadow = smoothstep(1.15, 0.7, at.xz.sub(vec3(...sun).xz.mul(-0.25)).length()).mul(0.5)
  const floor = mix(over(panel, faint, line), ground, shadow)
  const light = dot(at, vec3(...sun))
    .div(radius)
    .mul(0.45)
    .add(0.55)
  return {
    place: at,
    colour: select(floor, mix(faint, quiet, 0.85), isDome),
    light: select(1, light, isDome),
    size: select(slant, size, isDome),
    isSeen: isBelow.or(isDome),
  }
}
