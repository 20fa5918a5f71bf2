/** Random programs on the CPU, compared with their meaning: like random.gpu.test.ts on GPUs, without a slow compiler. */
import { expect, it } from 'vitest'
import { failuresOn, isFailure, isReady, prepareSeed, reportOf, shrink } from './check.ts'
import { commandFor, seedsOf } from './seeds.ts'

const file = 'packages/kirari/test/shader/random/random.test.ts'
const seeds = seedsOf({ usual: 150, exhaustive: 20_000, from: 100_000 })
const shrunkAtMost = 4

it(
  `${seeds.length} random programs do what they say`,
  async () => {
    const made = seeds.flatMap((seed) => prepareSeed(seed) ?? [])
    const wrong = [...made.filter(isFailure), ...(await failuresOn('js', made.filter(isReady)))]
    const reports: string[] = []
    for (const one of wrong.slice(0, shrunkAtMost)) reports.push(reportOf('js', await shrink('js', one)))
    const commands = wrong.map(({ program: { seed } }) => commandFor(seed, file))
    expect(wrong.length, [...commands, '', ...reports].join('\n')).toBe(0)
    // Few are skipped, because a float grew too long or a result depends on an edge; a repeated program may be one of them.
    if (seeds.length > 1) expect(made.length).toBeGreaterThan(seeds.length * 0.8)
  },
  60_000 + seeds.length * 100,
)
