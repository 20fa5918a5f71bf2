/** The part of a function's record that its preview needs. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import type { Subject } from './preview.ts'

export const subjectOf = ({ call, parameters, returns }: FunctionRecord): Subject => ({
  call,
  parameters: parameters.map(({ name, role, unit, range, default: value, step }) => ({ name, role, unit, range, default: value, step })),
  results: [returns.range.min, returns.range.max],
})
