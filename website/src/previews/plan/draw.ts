/** Drawing: coverage on large pixels, where a smooth edge can be seen to be one. */
import type { Rows } from './row.ts'

export const draw = {
  fill: { kind: 'pixels', from: 'distance' },
  stroke: { kind: 'pixels', from: 'distance' },
  flip: { kind: 'split', scene: 'photograph' },
  circle: { kind: 'pixels', from: 'place' },
  rect: { kind: 'pixels', from: 'place' },
  tri: { kind: 'pixels', from: 'place' },
  hex: { kind: 'pixels', from: 'place' },
  line: { kind: 'pixels', from: 'place' },
  point: { kind: 'pixels', toWrite: true, from: 'place', about: 'pos' },
  arrow: { kind: 'pixels', from: 'place' },
  // It draws a field that is given: that of a swirl, which has every direction.
  arrows: { kind: 'drawing', toWrite: true, paints: 'coverage', from: 'swirl' },
  axis: { kind: 'drawing', toWrite: true, paints: 'colour' },
  bridge: { kind: 'split', scene: 'crossing' },
  grid: { kind: 'pixels', from: 'place' },
  char: { kind: 'glyphs' },
  digits: { kind: 'drawing', toWrite: true, paints: 'coverage' },
  matrix: { kind: 'drawing', toWrite: true, paints: 'coverage' },
  colorChecker: { kind: 'drawing', toWrite: true, paints: 'colour' },
  colorPicker: { kind: 'drawing', toWrite: true, paints: 'colour' },
} as const satisfies Rows
