/** All noises at the same frequency, drifting together. */
import { time, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { ownControl } from '../control.ts'
import { heightOf } from '../noise/height.ts'
import { shade } from '../noise/smooth-field.ts'
import { withDefaults, type Family } from './family.ts'
import { columnsFor, grid } from './grid.ts'

export const noise: Family = {
  layout: (count) => ({ name: 'cells', columns: columnsFor(count), rows: Math.ceil(count / columnsFor(count)), before: 0 }),
  picture: (members) => ({
    controls: () => [ownControl('cells', { en: 'cells', ja: 'マス目の数' }, [1, 32], 0.5, 6)],
    startSeconds: 4,
    handles: () => [],
    describe: () => ({
      en: 'The fields of all noises at the same frequency, in light and dark.',
      ja: 'すべてのノイズを同じ周波数で並べ、値を明暗で表した図です。',
    }),
    fragment: (_, values) => {
      const cells = values.float('cells')
      const drift = vec2(time.mul(0.35), time.mul(0.12))
      return grid(
        members.map(({ subject }) => (q: Vec2): Vec3 => {
          const [low, high] = subject.results
          // A noise gives a number, or a vector whose first component is the noise.
          const value = heightOf(withDefaults(subject, [q.mul(cells).add(drift)]) as Float | Vec3)
          return shade(value.sub(low).div(high - low))
        }),
      )
    },
  }),
}
