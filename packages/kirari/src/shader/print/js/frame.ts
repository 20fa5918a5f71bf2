/** What an application holds of a printed program: an object to set its inputs, call its functions and draw with it. */

/** The parts of a program that the frame uses, by their names in the text. */
export interface Frame {
  readonly entries: readonly { readonly name: string; readonly arrays: readonly string[] }[]
  readonly outer: readonly { readonly names: readonly string[]; readonly arrays: readonly boolean[]; readonly isMemory: boolean }[]
  readonly results: string | undefined
  readonly discards: boolean
  /** Variables with the place of the pixel: in the units of uv and in pixels. */
  readonly uv: readonly string[]
  readonly fragCoord: readonly string[]
}

/** The body of a function that gives the object. `draw` is there when the first function is a fragment. */
export const frameText = (text: string, frame: Frame, isFragment: boolean): string => `${text}
return {
  set(values) {
${frame.outer.flatMap(setLines).join('\n')}
  },
  functions: [${frame.entries.map(({ name }) => name).join(', ')}],
  results: ${frame.results ?? '[]'},
  arrays: [${frame.entries.map(({ arrays }) => `[${arrays.join(', ')}]`).join(', ')}],
${isFragment ? drawText(frame) : ''}
}`

const setLines = ({ names, arrays, isMemory }: Frame['outer'][number], i: number): readonly string[] =>
  names.map((name, j) => (arrays[j] && !isMemory ? `    ${name}.set(values[${i}][${j}])` : `    ${name} = values[${i}][${j}]`))

/** The top row comes first in the pixels, and y goes up. */
const drawText = ({ entries, results, discards, uv, fragCoord }: Frame): string => `  draw(pixels, width, height) {
    let i = 0
    for (let y = height - 1; y >= 0; y--) {
      for (let x = 0; x < width; x++) {
        ${placeText(uv, fragCoord, 'x', 'y')}${discards ? 'discarded = false; ' : ''}
        ${entries[0]?.name ?? ''}()
        ${discards ? 'if (!discarded) ' : ''}{ ${[0, 1, 2, 3].map((k) => `pixels[i + ${k}] = ${results}[${k}] * 255`).join('; ')} }
        i += 4
      }
    }
  },`

const placeText = (uv: readonly string[], fragCoord: readonly string[], x: string, y: string): string =>
  [
    ...(uv[0] && uv[1] ? [`${uv[0]} = Math.fround((${x} + 0.5) / width)`, `${uv[1]} = Math.fround((${y} + 0.5) / height)`] : []),
    ...(fragCoord[0] && fragCoord[1] ? [`${fragCoord[0]} = ${x} + 0.5`, `${fragCoord[1]} = ${y} + 0.5`] : []),
  ]
    .map((text) => `${text}; `)
    .join('')
