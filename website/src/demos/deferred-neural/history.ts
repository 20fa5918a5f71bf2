/** The error of every step, on a logarithmic axis: each slot holds the sum of the errors of its steps, and their number. */
import { float, If, kernel, log2, Loop, storage, uint, vec2 } from 'kirari/node'
import type { Float, Storage, Uint } from 'kirari/node'
import type { Clock } from './adam.ts'

export const slotsPerOctave = 14
/** Enough for 2²⁴ steps, as many as the clock counts in single precision. */
export const slots = slotsPerOctave * 24

export const createHistory = (clock: Clock, errors: Storage<Float>) => {
  const history = storage(vec2, slots, { name: 'history' })
  const slotOf = (step: Float): Uint => uint(log2(step.max(1)).mul(slotsPerOctave).add(1e-3)).min(slots - 1)
  const record = kernel(
    slots,
    (i) => {
      If(i.equal(slotOf(clock.state.at(0).x)), () => {
        const sum = float(0).toVar('sum')
        Loop(uint(errors.count), (sample) => sum.addAssign(errors.at(sample)))
        history.at(i).addAssign(vec2(sum.div(errors.count), 1))
      })
    },
    { name: 'record' },
  )
  const begin = kernel(slots, (i) => history.at(i).assign(vec2(0)), { name: 'beginHistory' })
  return { history, record, begin }
}
export type History = ReturnType<typeof createHistory>
