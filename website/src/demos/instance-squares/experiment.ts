/**
 * Two experiments: at how many squares a frame takes too long, and what the time depends on. In the second, one change is made at a time.
 * Must not know: how times are measured, what is drawn.
 */
import { mostSquares, sideOf } from './sky.ts'

/** What a frame draws. */
export interface Setting {
  readonly count: number
  readonly side: number
  /** Whether 64 bytes a square are read instead of 16. */
  readonly isWide: boolean
}
/** Milliseconds of a frame with each setting. */
type Compare = (settings: readonly Setting[]) => Promise<readonly number[]>

/** A frame of 60 a second. */
const budget = 1000 / 60
const fewest = 1000

/** Doubles the count until a frame takes longer than it may. */
export const findLimit = async (compare: Compare, size: number, isWide: boolean): Promise<string> => {
  const grouped = (count: number): string => count.toLocaleString('en')
  let within = 0
  for (let count = fewest; ; count = Math.min(mostSquares, count * 2)) {
    const [time = 0] = await compare([{ count, side: sideOf(count, size), isWide }])
    if (time > budget) return within === 0 ? `< ${grouped(count)}` : `${grouped(within)} – ${grouped(count)}`
    if (count === mostSquares) return `> ${grouped(count)}`
    within = count
  }
}

/** For each of three quantities, which part of the time is proportional to it. */
interface Shares {
  readonly squares: number
  readonly pixels: number
  readonly bytes: number
}
export const findShares = async (compare: Compare, { count, side }: Pick<Setting, 'count' | 'side'>): Promise<Shares> => {
  const now = { count, side, isWide: false }
  const [whole = 1, halfTheSquares = 1, quarterOfThePixels = 1, fourTimesTheBytes = 1] = await compare([
    now,
    { ...now, count: Math.ceil(count / 2), side: side * Math.SQRT2 },
    { ...now, side: side / 2 },
    { ...now, isWide: true },
  ])
  const share = (change: number, factor: number): number => Math.min(1, Math.max(0, (change / whole - 1) / (factor - 1)))
  return { squares: share(halfTheSquares, 1 / 2), pixels: share(quarterOfThePixels, 1 / 4), bytes: share(fourTimesTheBytes, 4) }
}
