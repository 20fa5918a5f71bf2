/** Multiplying a colour by its alpha. */

export const unit = { min: 0, max: 1 }

export const multiplied = ([r = NaN, g = NaN, b = NaN, alpha = NaN]: readonly number[]): readonly number[] => [r * alpha, g * alpha, b * alpha, alpha]
