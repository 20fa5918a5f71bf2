/** The picture of a function's values on both backends: whole, and as near to that of the CPU as the function's class of accuracy says. */
import { accuracyBounds, records } from '@kirari/addons/catalogue'
import { createEngine } from 'kirari'
import { render } from 'kirari/js'
import { describe, expect, test } from 'vitest'
import { valueDifferenceOf } from '../components/function-page/value-difference.ts'
import { subjectOf } from './subject.ts'
import { trialOf } from './trial.ts'

/** A number of numbers, a whole number, a truth, a matrix, a struct. */
const tried = ['rectSDF', 'oklab2srgb', 'pcg', 'aabbContain', 'quat2mat3', 'aabbExpand']

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test.each(records.filter(({ importName }) => tried.includes(importName)))('values of $importName are those of the CPU', async (record) => {
    const subject = subjectOf(record)
    const trial = trialOf(subject)
    if (!trial) throw new Error(`${record.importName} cannot be tried.`)
    const { fragment, width, height, read } = trial
    const engine = createEngine({ canvas: new OffscreenCanvas(width, height), fragment, backend })
    try {
      engine.resize(width, height)
      const { largest } = valueDifferenceOf(read((await engine.capture()).data), read(render(fragment, { width, height })), subject.least)
      expect(largest).toBeLessThanOrEqual(accuracyBounds[record.accuracy.class].ulp)
    } finally {
      engine.dispose()
    }
  })
})
