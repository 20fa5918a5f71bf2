/** The offsets of the members of a uniform block, by the rules of WGSL, and how numbers are written. */
import { describe, expect, test } from 'vitest'
import { uniform } from '../../src/shader/front/node/index.ts'
import { floatType, intType, typeOf, type Type } from '../../src/shader/ir/type.ts'
import { floatText } from '../../src/shader/target/text/literal.ts'
import { layoutBlock } from '../../src/shader/target/wgsl/block-layout.ts'

describe('a block of uniforms', () => {
  const layoutOf = (...sizes: readonly (1 | 2 | 3 | 4)[]): unknown =>
    layoutBlock(sizes.map((size, i) => ({ type: typeOf(i % 2 ? intType : floatType, size) as Type, source: 'time' as const })))

  test.each([
    [[], { offsets: [], byteLength: 0 }],
    [[1], { offsets: [0], byteLength: 16 }],
    [[1, 1, 1, 1], { offsets: [0, 4, 8, 12], byteLength: 16 }],
    [[1, 2], { offsets: [0, 8], byteLength: 16 }],
    [[2, 1, 2], { offsets: [0, 8, 16], byteLength: 32 }],
    [[1, 3, 1], { offsets: [0, 16, 28], byteLength: 32 }],
    [[3, 3], { offsets: [0, 16], byteLength: 32 }],
    [[3, 2, 1], { offsets: [0, 16, 24], byteLength: 32 }],
    [[2, 4, 1], { offsets: [0, 16, 32], byteLength: 48 }],
  ] as const)('of vectors of %j numbers', (sizes, layout) => expect(layoutOf(...sizes)).toEqual(layout))

  test('keeps as much room for a packed uniform as it needs', () => {
    const { detail } = uniform([1, 2]) as unknown as { readonly detail: Parameters<typeof layoutBlock>[0][number]['source'] & object }
    const block = { align: 16, byteLength: 48 } as NonNullable<(typeof detail)['packing']>
    const one = { type: floatType, source: 'time' as const }
    expect(layoutBlock([one, { type: floatType, source: { ...detail, packing: block } }, one])).toEqual({ offsets: [0, 16, 64], byteLength: 80 })
  })
})

test.each([
  [0, '0.0', '0.'],
  [1, '1.0', '1.'],
  [-2, '-2.0', '-2.'],
  [0.5, '0.5', '.5'],
  [-0.25, '-0.25', '-.25'],
  [10.5, '10.5', '10.5'],
  [-10.5, '-10.5', '-10.5'],
  [1e21, '1e+21', '1e+21'],
  [1.5e-7, '1.5e-7', '1.5e-7'],
] as const)('the float %d is written %s, and %s where space is dear', (value, text, compact) => {
  expect([floatText(value, false), floatText(value, true)]).toEqual([text, compact])
})
