/**
 * All functions in one shader, and all of a category in one: their names must not collide with one another, nor with what the languages
 * keep for themselves, and each must still give what it gives alone.
 */
import { toGLSL } from 'kirari/glsl'
import { toJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import { describe, expect, test } from 'vitest'
import { compareBatch } from '../../../internal/testing/batch.ts'
import { runOn } from '../../../internal/testing/differential.ts'
import { categories } from '../catalogue/index.ts'
import { boundOf, moduleOf, places } from './harness/module.ts'
import { oracles } from './oracle/index.ts'

const modules = [
  { name: 'everything', oracles },
  ...categories.map(({ id }) => ({ name: id.replaceAll('/', '_'), oracles: oracles.filter(({ record }) => record.category === id) })),
]

describe.each(modules)('the functions of $name', ({ name, oracles: functions }) => {
  const { call, members: calls } = moduleOf(`all_${name}`, functions)
  const run = toJS(call)
  const inputs = calls.flatMap((_, which) => places.map((x) => [x, which]))

  test.each(['webgl', 'webgpu'] as const)('work together in one module on %s', async (backend) => {
    const words = await runOn(backend, {
      name,
      text: backend === 'webgl' ? toGLSL(call) : toWGSL(call),
      symbol: `all_${name}`,
      params: ['float', 'float'],
      result: 'float',
      inputs: [0, 1].map((parameter) => Float32Array.from(inputs, (row) => row[parameter] ?? NaN)),
    })
    const failures = calls.flatMap((member, which) => {
      const rows = places.map((x) => [x, which])
      const report = compareBatch({
        inputs: rows,
        actual: places.map((_, i) => [words[which * places.length + i] ?? NaN]),
        expected: ([x = NaN, index = NaN]) => [Number(run(x, Math.round(index)))],
        accuracy: boundOf(member),
        conditioned: true,
        jumps: true,
      })
      return report.failures.map((failure) => `${member.signature.name}: ${failure}`)
    })
    expect(failures).toEqual([])
  })
})
