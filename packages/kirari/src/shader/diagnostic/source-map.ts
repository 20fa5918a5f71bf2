/**
 * Reads source maps (ECMA-426), which map a place in generated text to its source.
 */
import type { Frame } from './stack.ts'

interface PlainMap {
  readonly mappings: string
  readonly sources: readonly (string | null)[]
  readonly sourceRoot?: string
}
/** A bundled file may have a map for each part. */
interface IndexMap {
  readonly sections: readonly { readonly offset: { readonly line: number; readonly column: number }; readonly map: PlainMap }[]
}
export type SourceMap = PlainMap | IndexMap

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of a segment: base 64, five bits a digit, the lowest first; the sixth bit says that more follow, and the lowest of all is the sign. */
const numbersIn = (segment: string): readonly number[] => {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const digit of segment) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) * 2 ** shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value % 2 ? -Math.floor(value / 2) : value / 2)
    value = shift = 0
  }
  return numbers
}

/** Maps line and column (from 1) to the source; undefined where the map has nothing. `file` is as the map has it. */
export const originalPlace = (map: SourceMap, line: number, column: number): Frame | undefined => {
  if ('sections' in map) {
    const part = map.sections.findLast(({ offset }) => offset.line < line - 1 || (offset.line === line - 1 && offset.column < column))
    const { offset } = part ?? {}
    return part && offset && originalPlace(part.map, line - offset.line, line - 1 === offset.line ? column - offset.column : column)
  }
  // All but the generated column are relative to the previous segment, even across lines.
  let [source, sourceLine, sourceColumn] = [0, 0, 0]
  let found: Frame | undefined
  for (const [index, segments] of map.mappings.split(';', line).entries()) {
    let start = 0
    for (const segment of segments ? segments.split(',') : []) {
      const [by = 0, bySource, byLine = 0, byColumn = 0] = numbersIn(segment)
      start += by
      const isAfter = index === line - 1 && start >= column
      if (isAfter) break
      if (bySource !== undefined) [source, sourceLine, sourceColumn] = [source + bySource, sourceLine + byLine, sourceColumn + byColumn]
      if (index < line - 1) continue
      const file = bySource === undefined ? null : map.sources[source]
      found = file ? { file: `${map.sourceRoot ? map.sourceRoot.replace(/\/?$/, '/') : ''}${file}`, line: sourceLine + 1, column: sourceColumn + 1 } : undefined
    }
  }
  return found
}
