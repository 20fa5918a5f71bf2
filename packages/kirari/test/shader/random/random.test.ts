/**
 * Random programs on the CPU, against what they mean: what random.gpu.test.ts does on GPUs, without a compiler that takes its time.
 * `KIRARI_RANDOM_PROGRAMS=50000 KIRARI_RANDOM_SEED=1000` tries others, and more.
 */
import { expect, it } from 'vitest'
import { failuresOn, isFailure, isReady, prepareSeed, reportOf, shrink } from './check.ts'

const count = Number(process.env['KIRARI_RANDOM_PROGRAMS'] ?? 1500)
const firstSeed = Number(process.env['KIRARI_RANDOM_SEED'] ?? 100_000)
const shrunkAtMost = 4

it(
  `${count} random programs do what they say`,
  async () => {
    const made = Array.from({ length: count }, (_, i) => prepareSeed(firstSeed + i)).filter((one) => one !== undefined)
    const wrong = [...made.filter(isFailure), ...(await failuresOn('js', made.filter(isReady)))]
    const reports: string[] = []
    for (const one of wrong.slice(0, shrunkAtMost)) reports.push(reportOf('js', await shrink('js', one)))
    expect(wrong.length, `${wrong.map(({ program }) => program.entry.name).join(' ')}\n\n${reports.join('\n')}`).toBe(0)
    // Few are left out, because a float grew too long or a result hangs on an edge.
    expect(made.length).toBeGreaterThan(count * 0.8)
  },
  60_000 + count * 100,
)
