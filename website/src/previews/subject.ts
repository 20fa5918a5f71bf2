/** The part of a function's record that its preview needs. Made when the site is built: it samples noise on the CPU. */
import { boundsIn, hullOf, measuredSizes, resultRange, type FunctionRecord } from '@kirari/addons/catalogue'
import { signaturesOf } from 'kirari/node'
import type { Statistics, Subject } from './preview.ts'
import { previewOf } from './preview-of.ts'
import { measureNoise } from './noise/statistics-of.ts'

const known = new WeakMap<FunctionRecord, Subject>()

export const subjectOf = (record: FunctionRecord): Subject => {
  const subject = known.get(record) ?? makeSubject(record)
  known.set(record, subject)
  return subject
}

const makeSubject = (record: FunctionRecord): Subject => {
  const { call, parameters, shown } = record
  const { everySignature, measured } = previewOf(record)
  const signatures = signaturesOf(call)
  const signature = signatures.find(({ name }) => name === shown)
  // Parameters of other signatures have no place in the picture of one.
  const pictured = everySignature ? signatures : signature ? [signature] : []
  const subject: Subject = {
    call,
    parameters: parameters.flatMap(({ name, role, unit, range, default: value, step }) => {
      const type = pictured.flatMap((one) => one.parameters).find((parameter) => parameter.name === name)?.type.name
      if (type === undefined) return []
      const ranges = boundsIn(range)
      return {
        name,
        role,
        unit,
        range: hullOf(range),
        ...(ranges.length > 1 && { ranges }),
        default: value,
        step,
        ...((type === 'int' || type === 'uint') && { integer: type }),
      }
    }),
    results: hullOf(resultRange(record)),
    ...(boundsIn(resultRange(record)).length > 1 && { resultRanges: boundsIn(resultRange(record)) }),
    ...(!record.made && { shown }),
    least: measuredSizes(record).least,
  }
  return signature && measured ? withStatistics(subject, () => measureNoise(record, signature, measured)) : subject
}

/** Noise takes a while to be sampled, and only those who draw it or have it drawn ask what was found. */
const withStatistics = (subject: Subject, measure: () => Statistics): Subject => {
  let statistics: Statistics | undefined
  return {
    ...subject,
    get statistics() {
      statistics ??= measure()
      return statistics
    },
  }
}
