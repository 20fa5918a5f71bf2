/** Oracle of aastep: the share of an interval past the edge. */
import { componentWise, times } from '../../harness/oracle.ts'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { instances, widened } from './instance.ts'

/** The share of an interval of this width around x past the edge; with no width, x itself, and on the edge half of it. */
const shareOver = (edge: number, x: number, width: number): number => {
  if (!(width > 0)) return x === edge ? 0.5 : Number(x > edge)
  return Math.min(Math.max(x + width / 2 - edge, 0), width) / width
}

const shareByWidth = (edge = NaN, x = NaN, width = NaN): number => shareOver(edge, x, width)

const shareBySlopes = (edge = NaN, x = NaN, edgeRight = NaN, xRight = NaN, edgeAbove = NaN, xAbove = NaN): number =>
  shareOver(edge, x, Math.abs(xRight - edgeRight) + Math.abs(xAbove - edgeAbove))

const place = { min: -2, max: 2 }

const slope = { min: -1, max: 1 }

/** Few digits, so that the differences between pixels are the slopes themselves. */
const coarse = (row: readonly number[]): readonly number[] => row.map((value) => Math.round(value * 4096) / 4096)

export const signatures: readonly SignatureOracle[] = [
  ...instances('aastep').map(([signature, width]) => ({
    signature,
    stage: 'fragment' as const,
    expected: componentWise(width, shareBySlopes),
    ranges: [...times(2 * width, place), ...times(4 * width, slope)],
    rows: widened(width, [
      [0.5, 0.25, 0, 0, 0, 0],
      [0.5, 0.75, 0, 0, 0, 0],
      [0.5, 0.5, 0, 0, 0, 0],
      [0, 0.25, 0, 1, 0, 0],
      [0, 0.25, 0, 0, 0, -1],
      [0, 0.25, 0.5, 0.5, 0, 1],
    ]),
    prepare: coarse,
    // The slope to the right alone.
    mutant: componentWise(width, (edge = NaN, x = NaN, edgeRight = NaN, xRight = NaN) => shareOver(edge, x, Math.abs(xRight - edgeRight))),
  })),
  ...instances('aastep_width').map(([signature, width]) => ({
    signature,
    expected: componentWise(width, shareByWidth),
    ranges: [...times(2 * width, place), ...times(width, { min: -0.25, max: 2 })],
    rows: widened(width, [
      [0.5, 0.25, 0],
      [0.5, 0.75, 0],
      [0.5, 0.5, 0],
      [0, 1e-8, 1e-6],
      [1e4, 1e4, 0.1],
    ]),
    // Twice the width.
    mutant: componentWise(width, (edge = NaN, x = NaN, wide = NaN) => shareOver(edge, x, 2 * wide)),
  })),
]
