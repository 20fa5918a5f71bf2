/** Arguments for random programs. */
import { Choices } from './prng.ts'
import type { Program } from './program.ts'
import { valueFrom, type Value } from './type.ts'

/** The number of calls of a program. */
const callCount = 8

/** Argument lists for the entry of a program: small numbers, whose results stay exact. */
export const argumentsFor = (program: Program): readonly (readonly Value[])[] => {
  const choices = new Choices(program.seed ^ 0x5bd1e995)
  return Array.from({ length: callCount }, () =>
    program.entry.params.map(({ type }) =>
      valueFrom(type, (scalar) => {
        switch (scalar) {
          case 'float':
            return choices.between(-8, 8) / 4
          case 'int':
            return choices.chance(0.05) ? choices.of([-2147483648, 2147483647]) : choices.between(-6, 6)
          case 'uint':
            return choices.chance(0.05) ? 4294967295 : choices.between(0, 9)
          case 'bool':
            return choices.chance(0.5)
        }
      }),
    ),
  )
}
