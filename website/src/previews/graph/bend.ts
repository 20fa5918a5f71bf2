/** A cubic ramp beside another ramp, and below both a strip that shows how each bends, since the graphs hardly differ. */
import { mix, select } from 'kirari/node'
import type { Float } from 'kirari/node'
import { fromPlane } from '../paint/graph.ts'
import { cool, ground, warm } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { frame, over } from '../paint/stroke.ts'
import type { Values } from '../values.ts'
import type { Reference } from './reference.ts'

/** How far apart the three points are that a bend is taken from, as a share of the ramp. */
const reach = 0.02
/** The most that the cubic bends, over a ramp of length 1. */
const most = 6

/** Where a ramp begins, and how long it is. */
interface Ramp {
  readonly a: Float
  readonly width: Float
}

const cubicOn = ({ a, width }: Ramp): ((x: Float) => Float) => {
  return (x) => {
    const t = x
      .sub(a)
      .div(select(width, 1e-6, width.abs().lessThan(1e-6)))
      .saturate()
    return t.mul(t).mul(t.mul(-2).add(3))
  }
}

/** The cubic on a ramp, with strips that show how it bends, and how the function does. */
export const bends = (rampOf: (values: Values) => Ramp): Pick<Reference, 'graph' | 'width' | 'over'> => ({
  graph: (values) => cubicOn(rampOf(values)),
  width: 0.005,
  over(under, axes, own, values) {
    const { x } = fromPlane(axes, place)
    const ramp = rampOf(values)
    const step = ramp.width.mul(reach)
    const toneOf = (f: (x: Float) => Float): Float =>
      f(x.add(step))
        .add(f(x.sub(step)))
        .sub(f(x).mul(2))
        .div(2 * most * reach * reach)
        .add(0.5)
        .saturate()
    let colour = under
    for (const [f, tint, y] of [
      [own, warm, -0.398],
      [cubicOn(ramp), cool, -0.456],
    ] as const)
      colour = over(colour, mix(ground, tint, toneOf(f)), frame(place, [0, y], [halfWidth - 0.03, 0.022], 0.008).coverage)
    return colour
  },
})
