/** The built-in smoothstep beside a ramp, and below both a strip that shows how each bends, since the graphs hardly differ. */
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
/** The most that smoothstep bends, over a ramp of length 1. */
const most = 6

const ramp = (values: Values): { readonly a: Float; readonly width: Float } => {
  const [a, b] = [values.float('a'), values.float('b')]
  return { a, width: b.sub(a).toConst('width') }
}

const graph = (values: Values): ((x: Float) => Float) => {
  const { a, width } = ramp(values)
  return (x) => {
    const t = x
      .sub(a)
      .div(select(width, 1e-6, width.abs().lessThan(1e-6)))
      .saturate()
    return t.mul(t).mul(t.mul(-2).add(3))
  }
}

export const smoothstep: Reference = {
  describe: (name) => ({
    en: `Graph of ${name} over the range of its variable, with marks at the ends of the ramp, and smoothstep over it as a thin blue line. The strips below show how each bends, bright upwards and dark downwards: that of ${name} fades in and out, that of smoothstep has edges at both ends.`,
    ja: `変数の範囲に対する${name}のグラフです。両端の位置に印を付け、smoothstepを細い青い線で重ねています。下の帯はそれぞれの曲がり方を示し、上に曲がるところは明るく、下に曲がるところは暗くなります。${name}の帯は両端がなだらかで、smoothstepの帯には境目が現れます。`,
  }),
  graph,
  width: 0.005,
  over(under, axes, own, values) {
    const { x } = fromPlane(axes, place)
    const step = ramp(values).width.mul(reach)
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
      [graph(values), cool, -0.456],
    ] as const)
      colour = over(colour, mix(ground, tint, toneOf(f)), frame(place, [0, y], [halfWidth - 0.03, 0.022], 0.008).coverage)
    return colour
  },
}
