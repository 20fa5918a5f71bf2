/** The cubic 3x² − 2x³ from 0 to 1 beside another ramp between the same ends. */
import { float } from 'kirari/node'
import { bends } from './bend.ts'
import { unitAxes } from './identity.ts'
import type { Reference } from './reference.ts'

export const cubic: Reference = {
  describe: (name) => ({
    en: `Graph of ${name}, and over it cubic as a thin blue line. The strips below show how each bends, bright upwards and dark downwards: that of ${name} fades in and out, that of cubic has edges at both ends.`,
    ja: `${name}のグラフに、cubicを細い青い線で重ねた図です。下の帯はそれぞれの曲がり方を示し、上に曲がるところは明るく、下に曲がるところは暗くなります。${name}の帯は両端がなだらかで、cubicの帯には境目が現れます。`,
  }),
  axes: unitAxes,
  places: [],
  ...bends(() => ({ a: float(0), width: float(1) })),
}
