/** A shape that the function has the distance to, with the places that it is given by. */
import type { Float } from 'kirari/node'
import { apply } from '../../apply.ts'
import { ownControl, parameterControls } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { cool } from '../../paint/palette.ts'
import type { Control, Subject } from '../../preview.ts'
import { knob } from '../contour.ts'
import { sceneScale, type Scene } from './scene.ts'

export const shape: Scene = {
  controls: (subject) => [...parameterControls(subject), pointOf(subject)],
  handles: (subject) => [...placesOf(subject), pointOf(subject).id].map((id) => pointHandle(id, sceneScale)),
  describe: (name) => ({
    en: `The distance field of ${name}: lines of equal distance, cool outside and warm where there is an inside, a circle round a point that just touches the shape, and an arrow the way the distance grows.`,
    ja: `${name}の距離場です。等距離線を引き、外側を寒色、内側があれば暖色で示しています。一つの点を中心とする円が図形にちょうど触れ、矢印は距離が増える向きを指します。`,
  }),
  field: (subject, values) => (p) => apply<Float>(subject, values, [p]),
  probe: (subject) => pointOf(subject).id,
  over: (under, { p, size }, values, subject) => placesOf(subject).reduce((field, id) => knob(field, p, values.vec2(id), 0.036, cool, size), under),
}

/** The point that is measured: outside to begin with, so that its circle can be seen. */
const pointOf = ({ parameters }: Subject): Control => {
  const { name = 'p', range = [-1, 1] as const, step: fine = 0.01 } = parameters.find(({ role }) => role === 'domain') ?? {}
  return { ...ownControl(name, { en: name, ja: name }, range, fine, 0.92, 0.58), isCode: true }
}

/** The parameters that are places in the plane. */
const placesOf = ({ parameters }: Subject): readonly string[] =>
  parameters.flatMap(({ name, role, unit, default: value }) => (role === 'control' && unit === 'position' && [value].flat().length === 2 ? [name] : []))
