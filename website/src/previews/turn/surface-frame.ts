/** A frame on a ball: at one normal as arrows, and all over the surface as pairs of short lines, so that the seam is seen. */
import { acos, atan2, cos, dot, float, normalize, sin, vec2, vec3 } from 'kirari/node'
import type { Float, Mat3, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { axisColours, directionHandle, onGlobe } from './globe.ts'
import { cool, mint, paper, rose, warm } from '../paint/palette.ts'
import { segment } from '../paint/stroke.ts'
import type { Preview } from '../preview.ts'

/** Rings of places round the z axis. */
const rings = 13
const hair = 0.14

/** The middle of the cell that a place of the ball lies in: about as far from one another everywhere. */
const middleOf = (at: Vec3): Vec3 => {
  const ring = acos(at.z.clamp(-1, 1))
    .mul(rings / Math.PI)
    .floor()
    .min(rings - 1)
  const polar = ring
    .add(0.5)
    .mul(Math.PI / rings)
    .toConst('polar')
  const share = float(1)
    .div(
      sin(polar)
        .mul(2 * rings)
        .round()
        .max(1),
    )
    .mul(2 * Math.PI)
    .toConst('share')
  const azimuth = atan2(at.y, at.x).div(share).floor().add(0.5).mul(share).toConst('azimuth')
  return vec3(cos(azimuth).mul(sin(polar)), sin(azimuth).mul(sin(polar)), cos(polar)).toConst('cell')
}

export const surfaceFrame: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => subject.parameters.map(({ name }) => directionHandle(name)),
  describe: (name) => ({
    en: `A ball with the frame of ${name} at one normal: the tangent red, the bitangent green, the normal blue. Short lines show tangents and bitangents all over the ball; along the orange circle, where z is 0, they turn all at once. The normal can be dragged.`,
    ja: `球面上の一つの法線に、${name}の基底を立てた図です。赤が接線、緑が従接線、青が法線です。球面全体の接線と従接線も短い線で示しています。zが0になるオレンジ色の円では、向きが一気に変わります。法線はドラッグできます。`,
  }),
  fragment(subject, values) {
    const [name = ''] = subject.parameters.map((one) => one.name)
    const frameOf = (normal: Vec3): Mat3 => apply<Mat3>(subject, values, [], { [name]: normal })
    const normal = normalize(values.vec3(name).add(vec3(0, 0, 1e-5)))
    return onGlobe((ball) => {
      const here = frameOf(normal).toConst('here')
      const lines =
        (axis: 0 | 1) =>
        (at: Vec3): Float => {
          const cell = middleOf(at)
          const frame = frameOf(cell).toConst('frame')
          const local = vec2(dot(at, frame.at(axis)), dot(at, frame.at(1 - axis))).toConst('local')
          return segment(local, vec2(0), vec2(hair, 0)).sub(0.011)
        }
      let { colour } = ball
      colour = ball.mark(colour, (at) => at.z.abs().sub(0.018), warm).toConst('withSeam')
      colour = ball.mark(colour, lines(0), rose.mul(0.8)).toConst('withTangents')
      colour = ball.mark(colour, lines(1), mint.mul(0.8)).toConst('withBitangents')
      const arrows = [
        { axis: here.at(2), long: 0.5, tint: cool },
        { axis: here.at(0), long: 0.55, tint: axisColours[0] },
        { axis: here.at(1), long: 0.55, tint: axisColours[1] },
      ].map(({ axis, long, tint }) => ball.arrow(normal, normal.add(axis.mul(long)), 0.02, tint))
      for (const { before } of arrows) colour = before(colour)
      for (const { after } of arrows) colour = after(colour)
      return ball.pin(colour, normal, 0.013, paper)
    }, 0.8)
  },
}
