import { describe, expect, test } from 'vitest'
import { blocksOf, fromHash, named, toHash, WrongLink } from './link.ts'

describe('a link', () => {
  test.each(['', 'const a = 1\n', '色と光 🌈 \u0000 \r\n', Array.from({ length: 500 }, (_, i) => String.fromCodePoint(i * 7)).join('')])(
    'holds any text and the backend: %j',
    async (code) => {
      for (const backend of ['auto', 'webgpu', 'webgl2'] as const) expect(await fromHash(await toHash({ code, backend }))).toEqual({ code, backend })
    },
  )

  test('is shorter than its code', async () => {
    const code = 'const a = uv.mul(2).sub(1).mul(vec2(resolution.x.div(resolution.y), 1))\n'.repeat(20)
    expect((await toHash({ code, backend: 'auto' })).length).toBeLessThan(code.length / 4)
  })

  test.each([
    ['?from=/addons/sdf/rectSDF&block=2', { type: 'block', page: '/addons/sdf/rectSDF', block: 2 }],
    ['?example=sdf/rectSDF/a-card', { type: 'example', path: 'sdf/rectSDF', id: 'a-card' }],
    ['?scene=water', { type: 'scene', name: 'water' }],
    ['?demo=compute-fluid', { type: 'demo', name: 'compute-fluid', settings: '', backend: 'auto' }],
    ['?demo=lsystem&seed=3&text=a+b%0Ac&backend=webgl2', { type: 'demo', name: 'lsystem', settings: 'seed=3&text=a+b%0Ac', backend: 'webgl2' }],
    ['?q=water', undefined],
    ['', undefined],
  ])('names code of this site: "%s"', (query, expected) => {
    expect(named(query)).toEqual(expected)
  })

  test.each([
    '?from=https://example.org/a',
    '?from=//example.org/a',
    '?from=/a/../b',
    '?from=/a&block=-1',
    '?from=/a&block=x',
    '?example=../secret/a',
    '?example=a',
    '?scene=a/b',
    '?demo=../secret',
    '?demo=',
  ])('that names something else is refused: "%s"', (query) => {
    expect(() => named(query)).toThrow(WrongLink)
  })

  test.each(['', '#', '#code', '#top'])('without a part of ours is nothing: "%s"', async (hash) => {
    expect(await fromHash(hash)).toBeUndefined()
  })

  test.each(['#code=%%%', '#code=AAAA', '#code='])('that is damaged is refused: "%s"', async (hash) => {
    await expect(fromHash(hash)).rejects.toThrow(WrongLink)
  })

  test('that unpacks to a huge text is refused', async () => {
    await expect(fromHash(await toHash({ code: 'a'.repeat(1_000_000), backend: 'auto' }))).rejects.toThrow(WrongLink)
  })
})

test('the blocks of a page are its fenced code, without what stands around it', () => {
  expect(blocksOf('# A\n\n```ts title="a"\none\n```\n\ntext\n\n```glsl\ntwo\nthree\n```\n')).toEqual(['one', 'two\nthree'])
})
