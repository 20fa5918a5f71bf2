/**
 * Measured accuracy: what a comparison found, as the catalogue keeps it, and whether it is worse than what was found before.
 * Must not know: who compares, where the numbers are kept.
 */
import type { BatchReport } from '../../../../internal/testing/batch.ts'
import type { FunctionRecord, Measurement } from '../../catalogue/index.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Left by the tests that compare, for `npm run measure`: by target. `on` says what the target was. */
    measured?: { readonly signature: string; readonly rows: number; readonly targets: Readonly<Record<string, Measurement & { readonly on: string }>> }
  }
}

/** Three digits: further ones say nothing. */
const rounded = (value: number): number => Number(value.toPrecision(3))

export const measurementFrom = ({ worstUlp, worstAbsolute, excused }: BatchReport): Measurement => ({
  ulp: worstUlp,
  absolute: rounded(worstAbsolute),
  excused,
})

/** On the same GPU, twice of what was measured may come, and a little: drivers change how they fuse and reorder. */
const floor = { ulp: 4, absolute: 2 ** -22, excused: 2 }

/** What is worse now than was measured; empty when nothing is. */
export const regressions = (now: Measurement, before: Measurement, { accuracy: { scale, class: kind } }: FunctionRecord): readonly string[] => {
  const isExact = kind === 'bits'
  const allowed = (part: keyof Measurement): number => (isExact ? before[part] : 2 * before[part] + floor[part] * (part === 'absolute' ? scale : 1))
  return (['ulp', 'absolute', 'excused'] as const)
    .filter((part) => now[part] > allowed(part))
    .map((part) => `${part}: ${now[part]}, but ${before[part]} was measured and at most ${allowed(part)} is allowed`)
}
