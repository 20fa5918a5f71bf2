/** The power beside what stands in for it, as a thin line. */
import { pow } from 'kirari/node'
import type { Reference } from './reference.ts'

export const power: Reference = {
  describe: (name) => ({
    en: `Graph of ${name} over the range of its variable, and the power with the same exponent as a thin blue line. Both meet at 0 and at 1; between them the line of ${name} lies higher.`,
    ja: `変数の範囲に対する${name}のグラフです。同じ指数の累乗を細い青い線で重ねています。二つは0と1で一致し、そのあいだでは${name}の線の方が上にあります。`,
  }),
  graph(values) {
    const exponent = values.float('k')
    // The built-in is undefined for 0 to the power of 0.
    return (x) => pow(x.max(1e-6), exponent)
  },
  width: 0.006,
  hasDot: true,
}
