/**
 * All functions in one shader, and all of a category in one: their names must not collide with one another, nor with reserved
 * words of the languages, and each must return the same as alone.
 */
import { describe, expect, test } from 'vitest'
import { isClose, stepUlp } from '../../../internal/testing/numbers.ts'
import { categories } from '../catalogue/index.ts'
import { drawOnCPU, drawOnGPU } from './harness/drawn.ts'
import { boundOf, moduleOf, places } from './harness/module.ts'
import { signatureOf } from './harness/run.ts'
import { oracles } from './oracle/index.ts'

const modules = [
  { name: 'everything', oracles },
  ...categories.map(({ id }) => ({ name: id.replaceAll('/', '_'), oracles: oracles.filter(({ record }) => record.category === id) })),
]

describe.each(modules)('the functions of $name', ({ name, oracles: functions }) => {
  const { call, members } = moduleOf(`all_${name}`, functions)
  const signature = signatureOf(call, `all_${name}`)
  // Along a slope, so that derivatives are not 0.
  const rowOf = (x: number, which: number): readonly number[] => [x, which, 2 ** -6, 0, 2 ** -7, 0]
  const cases = members.flatMap((member, which) => places.map((x) => ({ member, which, x })))

  test.each(['webgl', 'webgpu'] as const)('work together in one shader on %s', async (backend) => {
    const actual = await drawOnGPU(
      signature,
      backend,
      cases.map(({ x, which }) => rowOf(x, which)),
    )
    // Each position and its two neighbours: the slope of the function there.
    const expected = drawOnCPU(
      signature,
      cases.flatMap(({ x, which }) => [0, 1, -1].map((steps) => rowOf(stepUlp(x, steps), which))),
    )
    const failures = cases.flatMap(({ member, x }, i) => {
      const [got = NaN] = actual[i] ?? []
      const [[right = NaN] = [], [above = NaN] = [], [below = NaN] = []] = expected.slice(3 * i)
      const steepness = Math.abs(above - below)
      return isClose(got, right, boundOf(member), steepness) ? [] : [`${member.signature.name} at ${x}: expected ${right}, got ${got}`]
    })
    expect(failures).toEqual([])
  })
})
