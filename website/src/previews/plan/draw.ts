/** Drawing: coverage on large pixels, where a smooth edge can be seen to be one. */
import type { Rows } from './row.ts'

export const draw = {
  fill: { kind: 'pixels', from: 'distance' },
  stroke: { kind: 'pixels', from: 'distance' },
  flip: { kind: 'split', scene: 'photograph' },
  circle: { kind: 'pixels', from: 'place' },
  rect: { kind: 'pixels', from: 'place' },
  // Its corner is above the middle.
  tri: { kind: 'pixels', from: 'place', radius: 'up' },
  hex: { kind: 'pixels', from: 'place' },
  line: { kind: 'pixels', from: 'place' },
  point: { kind: 'pixels', from: 'place', radius: 'pixels' },
  arrow: { kind: 'pixels', from: 'place' },
  // It draws a field that is given: that of a swirl, which has every direction.
  arrows: { kind: 'drawing', paints: 'coverage', from: 'swirl' },
  axis: { kind: 'drawing', paints: 'colour', from: 'space' },
  bridge: { kind: 'split', scene: 'crossing' },
  grid: { kind: 'pixels', from: 'place' },
  char: { kind: 'glyphs' },
  digits: { kind: 'drawing', paints: 'coverage' },
  matrix: { kind: 'drawing', paints: 'coverage' },
  colorChecker: { kind: 'drawing', paints: 'colour' },
  colorPicker: { kind: 'drawing', paints: 'colour' },
} as const satisfies Rows
