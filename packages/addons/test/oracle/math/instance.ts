/** The instances of a generic function. */

/** The names of the four instances of a generic function, with their widths. */
export const instances = (name: string): readonly (readonly [signature: string, width: number])[] =>
  [1, 2, 3, 4].map((width) => [width === 1 ? name : `${name}_vec${width}`, width])

/** Repeats the same arguments for each component. */
export const widened = (width: number, rows: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  rows.map((row) => row.flatMap((value) => Array.from({ length: width }, () => value)))
