/** Checks the options of shapes. `below` is the public function that was called, so that errors point at its caller. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'

/** Throws unless the length is finite and above 0. */
export const lengthOption = (name: string, value: number, below: unknown): number =>
  Number.isFinite(value) && value > 0 ? value : fail(notAValue(`a finite number above 0 as ${name}`, value), below)

/** Throws unless it is an integer within the range. */
export const countOption = (name: string, value: number, least: number, most: number, below: unknown): number =>
  Number.isInteger(value) && value >= least && value <= most ? value : fail(notAValue(`a whole number from ${least} to ${most} as ${name}`, value), below)

/** A larger number is a mistake: a hundred million vertices take gigabytes. */
const mostSegments = 4096

/** Segments along each direction; one number stands for all. `least` has one entry a direction. */
export const segmentsOption = (given: number | readonly number[], least: readonly number[], below: unknown): readonly number[] => {
  const list = typeof given === 'number' ? least.map(() => given) : given
  return isListOf(list, least.length)
    ? least.map((from, i) => countOption(`segments[${i}]`, list[i] ?? Number.NaN, from, mostSegments, below))
    : fail(notAValue(`a whole number or an array of ${least.length} as segments`, given), below)
}

/** Lengths along each direction; one number stands for all. */
export const sizeOption = (given: number | readonly number[], count: number, below: unknown): readonly number[] => {
  const list = typeof given === 'number' ? Array.from({ length: count }, () => given) : given
  return isListOf(list, count)
    ? list.map((length) => lengthOption('size', length, below))
    : fail(notAValue(`a number or an array of ${count} as size`, given), below)
}

/** Callers without types may pass anything. */
const isListOf = (list: unknown, count: number): boolean => Array.isArray(list) && list.length === count
