/** All compositing operators on the same two discs. */
import type { Vec2, Vec3, Vec4 } from 'kirari/node'
import { checkers, discs, onto } from '../colour/composite.ts'
import { noControls, withDefaults, type Family } from './family.ts'
import { columnsFor, grid } from './grid.ts'

export const composite: Family = {
  layout: (count) => ({ name: 'cells', columns: columnsFor(count), rows: Math.ceil(count / columnsFor(count)), before: 0 }),
  picture: (members) => ({
    controls: noControls,
    startSeconds: undefined,
    handles: () => [],
    describe: () => ({
      en: 'Two overlapping discs over a checkerboard, once for each operator.',
      ja: '市松模様の上で重なる二つの円を、演算ごとに合成した図です。',
    }),
    fragment: () =>
      grid(
        members.map(({ subject }) => (q: Vec2): Vec3 => {
          const p = q.mul(0.85)
          const { source, destination } = discs(p)
          // An operator takes two colours with alpha and gives one.
          return onto(checkers(p), withDefaults(subject, [source, destination]) as Vec4)
        }),
      ),
  }),
}
