/** A distance field of the plane: lines of equal distance, and a probe whose circle just touches the shape. */
import type { Float, Vec2 } from 'kirari/node'
import { apply } from './apply.ts'
import { contours, knob, probed, slopeOf } from './contour.ts'
import { ownControl, parameterControls } from './control.ts'
import { pointHandle } from './handle.ts'
import { cool } from './palette.ts'
import { pixel, place } from './plane.ts'
import type { Control, Preview, Subject } from './preview.ts'

/** Height of the picture in the unit of the field. */
const scale = 2.1

export const isolines: Preview = {
  controls: (subject) => [...parameterControls(subject), pointOf(subject)],
  startSeconds: undefined,
  handles: (subject) => [...placesOf(subject), pointOf(subject).id].map((id) => pointHandle(id, scale)),
  describe: (name) => ({
    en: `The distance field of ${name}: lines of equal distance, cool outside and warm where there is an inside, a circle round a point that just touches the shape, and an arrow the way the distance grows.`,
    ja: `${name}の距離場です。等距離線を引き、外側を寒色、内側があれば暖色で示しています。一つの点を中心とする円が図形にちょうど触れ、矢印は距離が増える向きを指します。`,
  }),
  fragment(subject, values) {
    const f = (p: Vec2): Float => apply<Float>(subject, values, [p])
    const p = place.mul(scale).toConst('p')
    const size = pixel.mul(scale)
    const d = f(p).toConst('d')
    const probe = values.vec2(pointOf(subject).id)
    const field = probed(contours(d, slopeOf(f, p, d), size), p, f, probe, size)
    return placesOf(subject).reduce((under, id) => knob(under, p, values.vec2(id), 0.036, cool, size), field)
  },
}

/** The point that is measured: outside to begin with, so that its circle can be seen. */
const pointOf = ({ parameters }: Subject): Control => {
  const { name = 'p', range = [-1, 1] as const, step: fine = 0.01 } = parameters.find(({ role }) => role === 'domain') ?? {}
  return { ...ownControl(name, { en: name, ja: name }, range, fine, 0.92, 0.58), isCode: true }
}

/** The parameters that are places in the plane. */
const placesOf = ({ parameters }: Subject): readonly string[] =>
  parameters.flatMap(({ name, role, unit, default: value }) => (role === 'control' && unit === 'position' && [value].flat().length === 2 ? [name] : []))
