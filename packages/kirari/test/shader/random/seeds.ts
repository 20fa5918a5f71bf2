/**
 * The random programs of a run: the same few each time, and many new ones in the exhaustive run (`npm run test:full`).
 * `KIRARI_RANDOM_SEED` and `KIRARI_RANDOM_PROGRAMS` choose others. A failure names the command that repeats its program.
 */
import { inject } from 'vitest'
import { isExhaustive } from '../../../../../internal/testing/exhaustive.ts'

declare module 'vitest' {
  interface ProvidedContext {
    randomPrograms: number
    randomSeed: number
  }
}

/** How many programs a run tries. */
export interface Amount {
  readonly usual: number
  readonly exhaustive: number
  /** The first seed of the usual run. */
  readonly from: number
}

export const seedsOf = ({ usual, exhaustive, from }: Amount): readonly number[] => {
  const count = inject('randomPrograms') || (isExhaustive ? exhaustive : usual)
  const first = inject('randomSeed') || (isExhaustive ? Math.floor(Math.random() * 2 ** 31) : from)
  return Array.from({ length: count }, (_, i) => first + i)
}

/**
 * The command that runs one program again.
 * @param file The test, from the root of the repository.
 */
export const commandFor = (seed: number, file: string): string => `KIRARI_RANDOM_SEED=${seed} KIRARI_RANDOM_PROGRAMS=1 npx vitest run ${file}`
