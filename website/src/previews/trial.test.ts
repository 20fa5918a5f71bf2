/** The picture of a function's values, drawn on the CPU: what is read from it are results of the function. */
import { hullOf, records, resultRange } from '@kirari/addons/catalogue'
import { render } from 'kirari/js'
import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'
import { trialCalls, trialOf } from './trial.ts'

const tried = records.filter(({ made }) => !made)

test('a function that makes functions is not tried', () => {
  const makers = records.filter(({ made }) => made)
  expect(makers.map((record) => trialOf(subjectOf(record)))).toEqual(makers.map(() => undefined))
})

test.each(tried)('values of $importName are read from their picture, many of them, in the range of its results', (record) => {
  const trial = trialOf(subjectOf(record))
  if (!trial) throw new Error(`${record.importName} cannot be tried.`)
  const { width, height } = trial
  const { size, values } = trial.read(render(trial.fragment, { width, height }))
  expect(values).toHaveLength(trialCalls * size)
  const [min, max] = hullOf(resultRange(record))
  // What has one result gives it every time, and chance does not meet a plane.
  expect(new Set(values).size > 1).toBe(max > min && record.importName !== 'triangleContain')
  // The range is said for arguments as they are meant, such as colours below their alpha; single precision rounds at its ends.
  if (record.category === 'animation/easing' || record.category === 'generative')
    expect(values.every((value) => value >= min - 1e-6 && value <= max + 1e-6)).toBe(true)
})
