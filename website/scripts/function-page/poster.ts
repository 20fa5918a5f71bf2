/** The posters of the functions: each preview drawn by the CPU as it looks before anybody touches it. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { previewOf } from '../../src/previews/preview-of.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { createValues } from '../../src/previews/values.ts'
import type { Still } from '../still.ts'
import { pathOf } from './address.ts'
import { functionPosterSize } from '../../src/image-size.ts'

export const posterOf = (record: FunctionRecord): Still => {
  const kind = previewOf(record)
  const subject = subjectOf(record)
  const controls = kind.controls(subject)
  return {
    name: pathOf(record),
    fragment: kind.fragment(subject, createValues(controls)),
    ...functionPosterSize,
    time: kind.startSeconds ?? 0,
    pointer: [0.5, 0.5],
    values: controls.map(({ id, value }) => [id, value]),
    quality: 86,
  }
}
