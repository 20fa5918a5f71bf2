/** A number before and after it is shaped: the diagonal beside the graph, and below both as tones of a ramp. */
import { mix } from 'kirari/node'
import type { Float } from 'kirari/node'
import { fromPlane, type Axes } from '../paint/graph.ts'
import { cool, ground, warm } from '../paint/palette.ts'
import { halfWidth, place } from '../paint/plane.ts'
import { frame, inside, over } from '../paint/stroke.ts'
import type { Reference } from './reference.ts'

/** How long the unit is. As wide as it is high, so that the diagonal is one; below the axis there is room for two strips. */
const unit = 0.66
const foot = -0.29
export const unitAxes: Axes = {
  box: [-halfWidth, -0.5, 2 * halfWidth, 1],
  x: [0.5 - halfWidth / unit, 0.5 + halfWidth / unit],
  y: [(-0.5 - foot) / unit, (0.5 - foot) / unit],
}

export const identity: Reference = {
  describe: (name) => ({
    en: `Graph of ${name}, and the unchanged number as a thin blue diagonal. The strips below show both as tones from dark to bright: above, what ${name} gives; below, what goes into it.`,
    ja: `${name}のグラフに、変換前の数を表す対角線を細い青い線で重ねた図です。下の帯は値を明るさで表しています。上の帯が${name}の結果、下の帯がもとの数です。`,
  }),
  axes: unitAxes,
  places: ['b'],
  graph: () => (x) => x,
  width: 0.005,
  hasDot: true,
  over(under, axes, own) {
    const x = fromPlane(axes, place).x
    // Room for the strips: neither line goes on behind them.
    let colour = over(under, ground, inside(place.y.add(0.37)))
    for (const [value, tint, y] of [
      [own(x), warm, -0.398],
      [x, cool, -0.456],
    ] as const satisfies readonly (readonly [Float, unknown, number])[])
      colour = over(colour, mix(ground, tint, value.saturate()), frame(place, [0, y], [halfWidth - 0.03, 0.022], 0.008).coverage)
    return colour
  },
}
