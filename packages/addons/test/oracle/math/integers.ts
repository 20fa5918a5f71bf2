/** The nearest integers, for functions that are defined on these alone. */
export const toIntegers = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value))
