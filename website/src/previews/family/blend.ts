/** All blend modes on one pair of images, which are the first two cells. */
import type { Vec2, Vec3 } from 'kirari/node'
import { landscape, light } from '../colour/blend.ts'
import { noControls, withDefaults, type Family } from './family.ts'
import { columnsFor, grid } from './grid.ts'

export const blend: Family = {
  layout: (count) => ({ name: 'cells', columns: columnsFor(count + 2), rows: Math.ceil((count + 2) / columnsFor(count + 2)), before: 2 }),
  picture: (members) => ({
    controls: noControls,
    startSeconds: undefined,
    handles: () => [],
    describe: () => ({
      en: 'The same landscape under the same coloured light, once for each blend mode; the two layers alone come first.',
      ja: '同じ風景に同じ色の光を、ブレンドモードごとに重ねた図です。最初の二つは、もとの二枚のレイヤーです。',
    }),
    fragment: () =>
      grid([
        landscape,
        light,
        // A blend mode takes two colours and gives one.
        ...members.map(
          ({ subject }) =>
            (q: Vec2): Vec3 =>
              withDefaults(subject, [landscape(q), light(q)]) as Vec3,
        ),
      ]),
  }),
}
