/** The nearest whole numbers, for functions that are defined on these alone. */
export const whole = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value))
