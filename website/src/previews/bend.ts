/** A ramp beside the built-in smoothstep: both as graphs, and below each a strip that shows how it bends, since the graphs hardly differ. */
import { mix, select } from 'kirari/node'
import type { Float } from 'kirari/node'
import { apply } from './apply.ts'
import { fromPlane, graphLine } from './graph.ts'
import { cool, ground, warm } from './palette.ts'
import { halfWidth, place } from './plane.ts'
import { axesOf, plot } from './plot.ts'
import type { Preview } from './preview.ts'
import { frame, over } from './stroke.ts'

/** How far apart the three points are that a bend is taken from, as a share of the ramp. */
const reach = 0.02
/** The most that smoothstep bends, over a ramp of length 1. */
const most = 6

export const bend: Preview = {
  ...plot,
  describe: (name) => ({
    en: `Graph of ${name} over the range of its variable, with marks at the ends of the ramp, and smoothstep over it as a thin blue line. The strips below show how each bends, bright upwards and dark downwards: that of ${name} fades in and out, that of smoothstep has edges at both ends.`,
    ja: `変数の範囲に対する${name}のグラフです。両端の位置に印を付け、smoothstepを細い青い線で重ねています。下の帯はそれぞれの曲がり方を示し、上に曲がるところは明るく、下に曲がるところは暗くなります。${name}の帯は両端がなだらかで、smoothstepの帯には境目が現れます。`,
  }),
  fragment(subject, values) {
    const axes = axesOf(subject)
    const [a, b] = [values.float('a'), values.float('b')]
    const width = b.sub(a).toConst('width')
    const cubic = (x: Float): Float => {
      const t = x
        .sub(a)
        .div(select(width, 1e-6, width.abs().lessThan(1e-6)))
        .saturate()
      return t.mul(t).mul(t.mul(-2).add(3))
    }
    const own = (x: Float): Float => apply<Float>(subject, values, [x])

    const { x } = fromPlane(axes, place)
    const step = width.mul(reach)
    const toneOf = (f: (x: Float) => Float): Float =>
      f(x.add(step))
        .add(f(x.sub(step)))
        .sub(f(x).mul(2))
        .div(2 * most * reach * reach)
        .add(0.5)
        .saturate()

    let colour = over(plot.fragment(subject, values), cool, graphLine(place, axes, cubic, 0.005))
    for (const [f, tint, y] of [
      [own, warm, -0.398],
      [cubic, cool, -0.456],
    ] as const)
      colour = over(colour, mix(ground, tint, toneOf(f)), frame(place, [0, y], [halfWidth - 0.03, 0.022], 0.008).coverage)
    return colour
  },
}
