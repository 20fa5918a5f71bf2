/** Previews that stand, one of each row that the plan has, where their first point wanders: each begins as its poster, and is another picture soon. */
import { records } from '@kirari/addons/catalogue'
import { render } from 'kirari/js'
import { vec4 } from 'kirari/node'
import { expect, test } from 'vitest'
import { movingPicture } from './motion.ts'
import { rowOf } from './plan/plan.ts'
import { previewOf } from './preview-of.ts'
import { subjectOf } from './subject.ts'
import { createValues } from './values.ts'

const size = { width: 64, height: 36 }
const pointer = [0.5, 0.5] as const

const rows = records.map((record) => JSON.stringify(rowOf(record)))
/** Without a point, as for a function that has no arguments, nothing can wander. */
const hasPoint = (record: (typeof records)[number]): boolean => previewOf(record).handles(subjectOf(record)).length > 0
const firsts = records.filter((record, i) => previewOf(record).startSeconds === undefined && i === rows.indexOf(rows[i] ?? '') && hasPoint(record))

test.each(firsts)('the preview of $importName begins as its poster, and moves', (record) => {
  const [kind, subject] = [previewOf(record), subjectOf(record)]
  const poster = render(vec4(kind.fragment(subject, createValues(kind.controls(subject))), 1), { ...size, time: 0, pointer })
  const { fragment, startSeconds } = movingPicture(kind, subject)
  const at = (seconds: number): Uint8ClampedArray => render(vec4(fragment, 1), { ...size, time: startSeconds + seconds, pointer })
  expect(largestStep(at(0), poster)).toBeLessThanOrEqual(1)
  expect(largestStep(at(0.8), poster)).toBeGreaterThan(16)
})

const largestStep = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((largest, value, i) => Math.max(largest, Math.abs(value - (other[i] ?? 0))), 0)
