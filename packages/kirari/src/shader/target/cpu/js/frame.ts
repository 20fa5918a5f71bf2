/**
 * The object through which an application uses a printed program: sets its inputs, calls its functions and draws.
 * Its own names begin with a dollar sign, which no name in a program does.
 */

/** The parts of a program that the frame uses, by their names in the text. */
export interface Frame {
  /** What the functions use, and the functions. */
  readonly head: string
  readonly body: string
  readonly entries: readonly { readonly name: string; readonly arrays: readonly string[] }[]
  readonly outer: readonly { readonly names: readonly string[]; readonly arrays: readonly boolean[]; readonly isMemory: boolean }[]
  readonly results: string | undefined
  readonly discards: boolean
  /** Whether pixels need their neighbours. */
  readonly quads: boolean
  /** The variables that hold the position of the pixel: in the units of uv and in pixels. */
  readonly uv: readonly string[]
  readonly fragCoord: readonly string[]
  /** Variables that vary linearly across pixels, as three numbers each: the value where uv is (0, 0), and the change along u and v. */
  readonly planes: readonly string[]
}

/** The body of a function that returns the object; `driver` is one more method, which draws or runs a stage. */
export const frameText = (frame: Frame, driver: Driver): string => `${frame.head}
${driver.ownsFunctions ? '' : frame.body}
return {
  set($values) {
${frame.outer.flatMap(setLines).join('\n')}
  },
  functions: [${driver.ownsFunctions ? '' : frame.entries.map(({ name }) => name).join(', ')}],
  results: ${frame.results ?? '[]'},
  arrays: [${frame.entries.map(({ arrays }) => `[${arrays.join(', ')}]`).join(', ')}],
${driver.text}
}`

/** A method that draws or runs a stage; the functions are inside it, or beside it. */
export interface Driver {
  readonly text: string
  readonly ownsFunctions: boolean
}

const setLines = ({ names, arrays, isMemory }: Frame['outer'][number], i: number): readonly string[] =>
  names.map((name, j) => (arrays[j] && !isMemory ? `    ${name}.set($values[${i}][${j}])` : `    ${name} = $values[${i}][${j}]`))

/**
 * A method that draws with the first function, a colour. The functions are inside it: values that are the same for all pixels are constants
 * before them, and JavaScript engines know the value of a constant outside of a function.
 */
export const drawText = (frame: Frame): Driver => ({
  text: `  draw($pixels, $width, $height, $planes) {
${frame.body}
${frame.quads ? drawQuads(frame) : drawPixels(frame)}
  },`,
  ownsFunctions: true,
})

/** The pixels begin with the top row, and y points up. */
const drawPixels = (frame: Frame): string => `    let $i = 0
    for (let $y = $height - 1; $y >= 0; $y--) {
      for (let $x = 0; $x < $width; $x++) {
        ${placeText(frame, '$x', '$y')}
        ${frame.entries[0]?.name ?? ''}()
        ${frame.discards ? 'if (!discarded) ' : ''}{ ${storeText(frame, '$pixels')} }
        $i += 4
      }
    }`

/** See runtime/derivative.ts. A program that is undefined in the language might never settle: then the last round counts. */
const drawQuads = (frame: Frame): string => `    const $quad = new Uint8ClampedArray(16), $counts = [0, 0, 0, 0]
    $rounds.isQuad = true
    for (let $bottom = 0; $bottom < $height; $bottom += 2) {
      for (let $left = 0; $left < $width; $left += 2) {
        for (let $round = 0; $round < 16; $round++) {
          $quad.fill(0)
          for ($lane = 0; $lane < 4; $lane++) {
            const $x = $left + ($lane & 1), $y = $bottom + ($lane >> 1)
            $turn = 0
            ${placeText(frame, '$x', '$y')}
            ${frame.entries[0]?.name ?? ''}()
            $counts[$lane] = $turn
            ${frame.discards ? 'if (!discarded) ' : ''}{ const $i = $lane * 4; ${storeText(frame, '$quad')} }
          }
          if (isSettled($counts)) break
        }
        for (let $i = 0; $i < 4; $i++) {
          const $x = $left + ($i & 1), $y = $bottom + ($i >> 1)
          if ($x < $width && $y < $height) $pixels.set($quad.subarray($i * 4, $i * 4 + 4), (($height - 1 - $y) * $width + $x) * 4)
        }
      }
    }
    $lane = $across = $up = 0
    $rounds.isQuad = false`

const placeText = ({ uv, fragCoord, planes }: Frame, x: string, y: string): string =>
  [
    ...(uv[0] && uv[1] ? [`${uv[0]} = Math.fround((${x} + 0.5) / $width)`, `${uv[1]} = Math.fround((${y} + 0.5) / $height)`] : []),
    ...(fragCoord[0] && fragCoord[1] ? [`${fragCoord[0]} = ${x} + 0.5`, `${fragCoord[1]} = ${y} + 0.5`] : []),
    ...planes.map(
      (name, i) =>
        `${name} = Math.fround($planes[${i * 3}] + ($planes[${i * 3 + 1}] * (${x} + 0.5)) / $width + ($planes[${i * 3 + 2}] * (${y} + 0.5)) / $height)`,
    ),
  ].join('; ')

const storeText = ({ results }: Frame, pixels: string): string => [0, 1, 2, 3].map((k) => `${pixels}[$i + ${k}] = ${results ?? 'r'}[${k}] * 255`).join('; ')
