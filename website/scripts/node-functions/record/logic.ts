/** Comparing and choosing. */
import type { Entries } from '../record.ts'

const compare = (en: string, ja: string, name: string): Entries[string] => ({
  signature: `${name}(a: T, b: T) → B`,
  is: { en, ja },
  example: `${name}(p, q)`,
})

export const logic: Entries = {
  select: {
    signature: 'select(ifFalse: T, ifTrue: T, condition: B) → T',
    is: {
      en: 'One of two values, both of which are computed. A bvec chooses component by component.',
      ja: '2つの値のどちらかです。両方とも計算されます。bvecなら成分ごとに選びます。',
    },
    example: 'select(x, y, b)',
  },
  equal: compare('Whether two are equal, component by component.', '等しいかどうかです。成分ごとに比べます。', 'equal'),
  notEqual: compare('Whether two differ, component by component.', '異なるかどうかです。成分ごとに比べます。', 'notEqual'),
  lessThan: compare('Whether a is below b, component by component.', 'aがbより小さいかどうかです。成分ごとに比べます。', 'lessThan'),
  lessThanEqual: compare('Whether a is at most b, component by component.', 'aがb以下かどうかです。成分ごとに比べます。', 'lessThanEqual'),
  greaterThan: compare('Whether a is above b, component by component.', 'aがbより大きいかどうかです。成分ごとに比べます。', 'greaterThan'),
  greaterThanEqual: compare('Whether a is at least b, component by component.', 'aがb以上かどうかです。成分ごとに比べます。', 'greaterThanEqual'),
  and: { signature: 'and(a: bool, b: bool) → bool', is: { en: 'Whether both are true.', ja: '両方が真かどうかです。' }, example: 'and(b, x.lessThan(1))' },
  or: { signature: 'or(a: bool, b: bool) → bool', is: { en: 'Whether one is true.', ja: '少なくとも一方が真かどうかです。' }, example: 'or(b, x.lessThan(1))' },
  not: {
    signature: 'not(a: B) → B',
    is: { en: 'The opposite, component by component.', ja: '否定です。成分ごとに働きます。' },
    example: 'not(b)',
  },
  all: { takes: 'v', is: { en: 'Whether every component is true.', ja: 'すべての成分が真かどうかです。' }, example: 'all(bb)' },
  any: { takes: 'v', is: { en: 'Whether some component is true.', ja: 'いずれかの成分が真かどうかです。' }, example: 'any(bb)' },
}
