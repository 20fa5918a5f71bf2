/** A triangle in space, on an upright cut through it: seen through the cut, and in it where it meets it. */
import { Triangle } from '@kirari/addons'
import { float, min, mix, select, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { controlsOf, ownControl } from '../../control.ts'
import { pointHandle } from '../../handle.ts'
import { mint, paper, rose } from '../../paint/palette.ts'
import { dashes, over, segment, stroke } from '../../paint/stroke.ts'
import type { Values } from '../../values.ts'
import { sceneScale, type Scene, type Spot } from './scene.ts'

const cornersOf = (values: Values): readonly [Vec3, Vec3, Vec3] => [values.vec3('triangle.a'), values.vec3('triangle.b'), values.vec3('triangle.c')]

/** As a distance, with its sign. */
export const triangle: Scene = {
  controls: ({ parameters }) => [
    ...parameters.filter(({ unit }) => unit === 'triangle').flatMap(controlsOf),
    ownControl('cut', { en: 'depth of the cut (z)', ja: '断面の奥行き (z)' }, [-1, 1], 0.01, 0),
    ownControl('probe', { en: 'probe (x, y)', ja: '測る点 (x, y)' }, [-1, 1], 0.01, 0.3, 0.45),
  ],
  handles: () => [pointHandle('probe', sceneScale)],
  describe: (name) => ({
    en: `A cut through the field that ${name} gives: cool in front of the plane and warm behind it. The triangle is seen through the cut, in thin lines where it is not in it.`,
    ja: `${name}の値を断面で示しています。平面の表側は寒色、裏側は暖色です。断面を通して見える三角形は、断面にない部分を細い線で描いています。`,
  }),
  field(subject, values) {
    const [a, b, c] = cornersOf(values)
    const shape = Triangle({ a, b, c })
    return (q) => apply<Float>(subject, values, [vec3(q, values.float('cut'))], { triangle: shape })
  },
  hasJump: true,
  probe: () => 'probe',
  under(under, { p, d, size }, values) {
    const cut = values.float('cut')
    const [a, b, c] = cornersOf(values)
    let colour = under

    // Where the plane of the triangle comes through the cut.
    const n = b.sub(a).cross(c.sub(a)).toConst('n')
    const level = n.dot(vec3(p, cut).sub(a)).div(vec2(n.x, n.y).length().max(1e-4))
    colour = over(
      colour,
      rose,
      stroke(level, 0.01, size)
        .mul(dashes(p.x.add(p.y), 0.08))
        .mul(step(float(0.03), d.abs()))
        .mul(0.9),
    )

    return outlined(colour, { p, size }, values)
  },
}

/** The triangle over what lies below: its sides as they are seen through the cut, and what of it lies in the cut. */
const outlined = (under: Vec3, { p, size }: Pick<Spot, 'p' | 'size'>, values: Values): Vec3 => {
  const [a, b, c] = cornersOf(values)
  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  let colour = under
  for (const [from, to] of sides) {
    const near = segment(p, from.xy, to.xy)
    colour = over(colour, mint, stroke(near, 0.008, size).mul(0.5))
  }
  // By the ends where two of its sides cross the cut.
  return over(colour, paper, stroke(inCut(p, sides, values.float('cut')), 0.026, size))
}

/** The square of a distance, which has no sign: the lines crowd further out, and the probe has no circle. */
export const triangleSquared: Scene = {
  controls: (subject) => triangle.controls(subject).filter(({ id }) => id !== 'probe'),
  handles: () => [],
  describe: (name) => ({
    en: `A cut through the field that ${name} gives: lines at equal steps of the square crowd further out. The triangle is seen through the cut, in thin lines where it is not in it.`,
    ja: `${name}の値を断面で示しています。2乗の値を等間隔に区切った線なので、遠くほど詰まります。断面を通して見える三角形は、断面にない部分を細い線で描いています。`,
  }),
  field: triangle.field,
  under: outlined,
}

/** Distance to the line in which the triangle meets the cut: of the crossings of its sides, the two that there are. */
const inCut = (p: Vec2, sides: readonly (readonly [Vec3, Vec3])[], cut: Float): Float => {
  const crossings = sides.map(([from, to]) => {
    const rise = to.z.sub(from.z)
    const t = cut.sub(from.z).div(select(rise, 1e-6, rise.abs().lessThan(1e-6)))
    const isThere = t.greaterThanEqual(0).and(t.lessThanEqual(1))
    return { at: mix(from.xy, to.xy, t.clamp(0, 1)).toConst('crossing'), isThere }
  })
  return crossings
    .flatMap((one, i) => crossings.slice(i + 1).map((other) => select(float(9), segment(p, one.at, other.at), one.isThere.and(other.isThere))))
    .reduce((nearest, one) => min(nearest, one))
}
