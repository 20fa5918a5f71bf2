/** The instances of a function of integers, and the bounds of an int. */

export const lowest = -(2 ** 31)

export const largest = 2 ** 31 - 1

/** The names of the instances of a function of integers, with their widths. */
export const intInstances = (name: string): readonly (readonly [signature: string, width: number])[] =>
  [1, 2, 3, 4].map((width) => [width === 1 ? name : `${name}_ivec${width}`, width])
