/**
 * Random programs on each target, against what they mean: order of evaluation, statements, places and types in mixtures that nobody would write.
 * A failure is made smaller and printed as TypeScript, with the command that repeats it. The same programs each time, so that a change is what is tried;
 * the exhaustive run tries others, and more. `KIRARI_RANDOM_PROGRAMS=50000 KIRARI_RANDOM_SEED=1000` says how many, and from where.
 */
import { describe, expect, inject, it } from 'vitest'
import { isExhaustive } from '../../../../../internal/testing/exhaustive.ts'
import { failuresOn, isFailure, isReady, lost, prepareSeed, reportOf, shrink, type Failure } from './check.ts'

declare module 'vitest' {
  interface ProvidedContext {
    randomPrograms: number
    randomSeed: number
  }
}
const count = inject('randomPrograms') || (isExhaustive ? 3000 : 150)
const firstSeed = inject('randomSeed') || (isExhaustive ? Math.floor(Math.random() * 2 ** 30) : 0)
/** Programs in one shader. */
const batchSize = 50
const shrunkAtMost = 3

/** Every program that fails, and how many were compared. */
const tryPrograms = async (backend: 'webgl' | 'webgpu'): Promise<{ readonly failures: readonly Failure[]; readonly compared: number }> => {
  const failures: Failure[] = []
  let compared = 0
  for (let first = firstSeed; first < firstSeed + count; first += batchSize) {
    const seeds = Array.from({ length: Math.min(batchSize, firstSeed + count - first) }, (_, i) => first + i)
    const made = seeds.flatMap((seed) => prepareSeed(seed) ?? [])
    const ready = made.filter(isReady)
    failures.push(...made.filter(isFailure), ...(await failuresOn(backend, ready)))
    compared += ready.length
  }
  return { failures, compared }
}

describe.each(['webgl', 'webgpu'] as const)('on %s', (backend) => {
  it(
    `${count} random programs do what they say`,
    async () => {
      const { failures, compared } = await tryPrograms(backend)
      const [broken, wrong] = [failures.filter(({ reason }) => reason === lost), failures.filter(({ reason }) => reason !== lost)]
      const reports: string[] = []
      for (const one of wrong.slice(0, shrunkAtMost)) reports.push(reportOf(backend, await shrink(backend, one)))
      expect(wrong.length, `${wrong.map(({ program }) => program.entry.name).join(' ')}\n\n${reports.join('\n')}`).toBe(0)
      // Software drivers break down now and then, at programs that run well beside others.
      expect(broken.length, broken.map(({ program }) => program.entry.name).join(' ')).toBeLessThanOrEqual(1 + count / 200)
      // Few are left out, because a float grew too long or a result hangs on an edge.
      expect(compared).toBeGreaterThan(count * 0.8)
    },
    120_000 + count * 200,
  )
})
