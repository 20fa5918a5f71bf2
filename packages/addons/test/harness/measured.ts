/**
 * Measured accuracy: the result of a comparison in the catalogue's form, and whether it is worse than the previous one.
 */
import type { BatchReport } from '../../../../internal/testing/batch.ts'
import type { FunctionRecord, Measurement } from '../../catalogue/index.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Written by the tests that compare, for `npm run measure`: by target. `on` is the name of the target. */
    measured?: { readonly signature: string; readonly rows: number; readonly targets: Readonly<Record<string, Measurement & { readonly on: string }>> }
  }
}

/** Three digits: more are noise. */
const rounded = (value: number): number => Number(value.toPrecision(3))

export const measurementFrom = ({ worstUlp, worstAbsolute, excused }: BatchReport): Measurement => ({
  ulp: worstUlp,
  absolute: rounded(worstAbsolute),
  excused,
})

/** On the same GPU, a result may be twice the measured one, and a little more: drivers change how they fuse and reorder. */
const floor = { ulp: 4, absolute: 2 ** -22, excused: 2 }

/** The regressions since the last measurement; empty if there are none. */
export const regressions = (now: Measurement, before: Measurement, { accuracy: { scale, class: kind } }: FunctionRecord): readonly string[] => {
  const isExact = kind === 'bits'
  const allowed = (part: keyof Measurement): number => (isExact ? before[part] : 2 * before[part] + floor[part] * (part === 'absolute' ? scale : 1))
  return (['ulp', 'absolute', 'excused'] as const)
    .filter((part) => now[part] > allowed(part))
    .map((part) => `${part}: ${now[part]}, but ${before[part]} was measured and at most ${allowed(part)} is allowed`)
}
