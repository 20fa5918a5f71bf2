/** The built-in smoothstep beside a ramp. */
import { bends } from './bend.ts'
import type { Reference } from './reference.ts'

export const smoothstep: Reference = {
  describe: (name) => ({
    en: `Graph of ${name} over the range of its variable, with marks at the ends of the ramp, and smoothstep over it as a thin blue line. The strips below show how each bends, bright upwards and dark downwards: that of ${name} fades in and out, that of smoothstep has edges at both ends.`,
    ja: `変数の範囲に対する${name}のグラフです。両端の位置に印を付け、smoothstepを細い青い線で重ねています。下の帯はそれぞれの曲がり方を示し、上に曲がるところは明るく、下に曲がるところは暗くなります。${name}の帯は両端がなだらかで、smoothstepの帯には境目が現れます。`,
  }),
  ...bends((values) => {
    const [a, b] = [values.float('a'), values.float('b')]
    return { a, width: b.sub(a).toConst('width') }
  }),
}
