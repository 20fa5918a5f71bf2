/** The straight blend of two values beside one that is curved, between lines at the height of both. */
import { max, vec2 } from 'kirari/node'
import { toPlane } from '../paint/graph.ts'
import { quiet } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { dashes, over, stroke } from '../paint/stroke.ts'
import type { Reference } from './reference.ts'

export const mix: Reference = {
  describe: (name) => ({
    en: `Graph of ${name}, and over it mix as a thin blue line. Dashed lines show the heights of a and b, between which both go.`,
    ja: `${name}のグラフに、mixを細い青い線で重ねた図です。破線はaとbの高さで、どちらもその間を移ります。`,
  }),
  graph(values) {
    const [a, b] = [values.float('a'), values.float('b')]
    return (t) => a.add(b.sub(a).mul(t.saturate()))
  },
  width: 0.006,
  hasDot: true,
  behind(under, axes, _, values) {
    const heightOf = (name: string) => toPlane(axes, vec2(0, values.float(name))).y
    const lines = max(stroke(place.y.sub(heightOf('a')), 0.004), stroke(place.y.sub(heightOf('b')), 0.004))
    return over(under, quiet, lines.mul(dashes(place.x, 0.04)).mul(0.7))
  },
}
