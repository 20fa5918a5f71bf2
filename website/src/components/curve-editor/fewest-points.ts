/**
 * A curve as CSS `linear(…)` with the fewest points. Points lie on the grid of what is written: tenths of a percent in time, thousandths in value.
 * A shortest path over that grid finds the fewest, and among those the ones with the least squared error.
 * Must not know: which curves there are, where they are shown.
 */
import { samplesOf, type Curve, type Samples } from './samples.ts'

/** Time and value, from 0 to 1 on the way from start to end. */
export type Point = readonly [time: number, value: number]

export interface Grid {
  /** Steps of the time from 0 to 1. A step in which the curve rises by more than the gap around it has ten of its own. */
  readonly times: number
  /** Steps of the value from 0 to 1. */
  readonly values: number
  /** How far the lines may be from the curve: half of the gap. */
  readonly tolerance: number
}

/** What is written. Between samples a curve bends by a hundredth of a thousandth, which the tolerance leaves room for. */
export const writtenGrid: Grid = { times: 1000, values: 1000, tolerance: 0.00499 }

/** From the first value to the last, which are on the grid. */
export const fewestPoints = (curve: Curve, grid: Grid = writtenGrid): readonly Point[] => {
  const places = placesOf(curve, grid)
  const samples = samplesOf(curve, places)
  const needed = linesNeeded(samples, grid.tolerance + 1e-9)
  // A path through some of the points is found soon. No path that is longer has to be followed then.
  const few = columnsOf(places, samples, grid, 4, 4)
  const most = shortestPath(few, samples, grid, needed, Infinity)?.length ?? Infinity
  const found = shortestPath(columnsOf(places, samples, grid, 1, 1), samples, grid, needed, most)
  if (!found) throw new Error('expected a curve that lines between points of the grid can follow, got one that rises too steeply')
  return found
}

/** The times at which there may be a point. */
const placesOf = (curve: Curve, { times, tolerance }: Grid): readonly number[] => {
  const places = [0]
  for (let step = 0; step < times; step++) {
    const parts = Math.abs(curve((step + 1) / times) - curve(step / times)) > 2 * tolerance ? 10 : 1
    for (let part = 1; part <= parts; part++) places.push((step * parts + part) / (times * parts))
  }
  return places
}

/** The points that a path may take: at each time those of the grid within the gap, the lowest first. */
interface Columns {
  readonly times: Float64Array
  /** The sample of each time. */
  readonly samples: Int32Array
  /** In steps of the grid. */
  readonly lowest: Int32Array
  /** The index of the first point of each column, and behind the last one the number of all. */
  readonly begin: Int32Array
  /** From one point of a column to the next, in steps of the grid. */
  readonly stride: number
}

/** Every so many times, and every so many values; always the start and the end. */
const columnsOf = (places: readonly number[], { at, values }: Samples, { values: steps, tolerance }: Grid, every: number, stride: number): Columns => {
  const last = places.length - 1
  const used = places.flatMap((_, i) => (i % every === 0 || i === last ? [i] : []))
  const begin = new Int32Array(used.length + 1)
  const lowest = new Int32Array(used.length)
  for (const [column, i] of used.entries()) {
    const value = values[at[i] ?? 0] ?? NaN
    const isEnd = i === 0 || i === last
    const low = isEnd ? Math.round(value * steps) : Math.ceil((value - tolerance) * steps)
    const high = isEnd ? low : Math.floor((value + tolerance) * steps)
    lowest[column] = low
    begin[column + 1] = (begin[column] ?? 0) + Math.max(Math.floor((high - low) / stride) + 1, 0)
  }
  return { times: Float64Array.from(used, (i) => places[i] ?? NaN), samples: Int32Array.from(used, (i) => at[i] ?? 0), lowest, begin, stride }
}

/** `most`: points of a path that is known. */
const shortestPath = (
  columns: Columns,
  samples: Samples,
  { values: steps, tolerance }: Grid,
  needed: Int32Array,
  most: number,
): readonly Point[] | undefined => {
  const { times: places, samples: at, lowest, begin, stride } = columns
  const { times, values } = samples
  const end = places.length - 1
  const size = begin[end + 1] ?? 0
  const count = new Int32Array(size).fill(size)
  const error = new Float64Array(size)
  const before = new Int32Array(size).fill(-1)
  count[0] = 1

  const { first: firstSum, upTo } = squareSums(samples)
  // Of the points of one column: the slopes at which each sees on through the gap.
  const width = Math.ceil((2 * tolerance * steps) / stride) + 1
  const least = new Float64Array(width)
  const steepest = new Float64Array(width)
  for (let i = 0; i < end; i++) {
    const first = begin[i] ?? 0
    const from = places[i] ?? NaN
    const bottom = lowest[i] ?? 0
    const rest = (needed[(at[i] ?? 0) + 1] ?? 0) - 1
    let [low, high] = [0, (begin[i + 1] ?? 0) - first - 1]
    const isUseless = (k: number): boolean => (count[first + k] ?? size) + rest >= most
    while (low <= high && isUseless(low)) low++
    while (low <= high && isUseless(high)) high--
    least.fill(-Infinity)
    steepest.fill(Infinity)
    firstSum(at[i] ?? 0)
    let sample = (at[i] ?? 0) + 1
    for (let j = i + 1; j <= end && low <= high; j++) {
      const last = at[j] ?? 0
      for (; sample <= last; sample++) {
        const near = 1 / ((times[sample] ?? NaN) - from)
        const value = values[sample] ?? NaN
        for (let k = low; k <= high; k++) {
          const rise = value - (bottom + k * stride) / steps
          const [under, over] = [(rise - tolerance) * near, (rise + tolerance) * near]
          if (under > (least[k] ?? 0)) least[k] = under
          if (over < (steepest[k] ?? 0)) steepest[k] = over
        }
      }
      // Those that see through the gap lie side by side.
      while (low <= high && (least[low] ?? 0) > (steepest[low] ?? 0)) low++
      while (low <= high && (least[high] ?? 0) > (steepest[high] ?? 0)) high--
      const away = (places[j] ?? NaN) - from
      const base = lowest[j] ?? 0
      const [target, ends] = [begin[j] ?? 0, begin[j + 1] ?? 0]
      const after = j === end ? 0 : (needed[last + 1] ?? 0)
      let errorOf: ((height: number, slope: number) => number) | undefined
      for (let k = low; k <= high; k++) {
        const next = (count[first + k] ?? 0) + 1
        if (next + after > most || next > size) continue
        const height = (bottom + k * stride) / steps
        const lowestSeen = target + Math.ceil(((height + (least[k] ?? 0) * away) * steps - base) / stride - 1e-6)
        const highestSeen = target + Math.floor(((height + (steepest[k] ?? 0) * away) * steps - base) / stride + 1e-6)
        for (let to = Math.max(target, lowestSeen); to <= Math.min(ends - 1, highestSeen); to++) {
          const known = count[to] ?? 0
          if (known < next) continue
          errorOf ??= upTo(last)
          const sum = (error[first + k] ?? 0) + errorOf(height, ((base + (to - target) * stride) / steps - height) / away)
          if (known === next && (error[to] ?? 0) <= sum) continue
          count[to] = next
          error[to] = sum
          before[to] = first + k
        }
      }
    }
  }
  if ((count[size - 1] ?? size) >= size) return undefined
  const path: Point[] = []
  for (let point = size - 1, i = end; point >= 0; point = before[point] ?? -1) {
    while ((begin[i] ?? 0) > point) i--
    path.unshift([places[i] ?? NaN, ((lowest[i] ?? 0) + (point - (begin[i] ?? 0)) * stride) / steps])
  }
  return path
}

/**
 * For each sample, how many lines it takes at least to pass all samples from there to the end, also lines that do not meet. Found from the end:
 * each line goes as far back as any can, and the lines that pass the samples so far are a polygon in the plane of height and slope.
 */
const linesNeeded = ({ times, values }: Samples, tolerance: number): Int32Array => {
  const needed = new Int32Array(times.length + 1)
  let lines = 0
  let origin = 0
  let passing: Polygon = []
  for (let i = times.length - 1; i >= 0; i--) {
    const [time, value] = [times[i] ?? NaN, values[i] ?? NaN]
    passing = cut(cut(passing, 1, time - origin, value + tolerance), -1, origin - time, tolerance - value)
    if (passing.length === 0) {
      lines++
      origin = time
      passing = [-1e6, 1e6].flatMap((slope) => [-slope, slope].map((side): Line => [value + Math.sign(side) * tolerance, slope]))
    }
    needed[i] = lines
  }
  return needed
}

type Line = readonly [height: number, slope: number]
type Polygon = readonly Line[]

/** The part of a polygon where a·height + b·slope ≤ c. */
const cut = (polygon: Polygon, a: number, b: number, c: number): Polygon =>
  polygon.flatMap((corner, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? corner
    const [here, there] = [c - a * corner[0] - b * corner[1], c - a * next[0] - b * next[1]]
    const kept = here >= 0 ? [corner] : []
    if (here >= 0 === there >= 0) return kept
    const part = here / (here - there)
    return [...kept, [corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])] as const]
  })

/** The squared distance of samples from a line through a point of the first one's time, each as wide as its step: by sums that are made once. */
const squareSums = ({ times, values }: Samples) => {
  const sums = Array.from({ length: 6 }, () => new Float64Array(times.length))
  for (let i = 1; i < times.length; i++) {
    const [x, y] = [times[i] ?? NaN, values[i] ?? NaN]
    const width = x - (times[i - 1] ?? NaN)
    for (const [k, term] of [1, x, y, x * x, x * y, y * y].entries()) {
      const sum = sums[k]
      if (sum) sum[i] = (sum[i - 1] ?? 0) + width * term
    }
  }
  let begin = 0
  const upTo = (last: number) => {
    const [n = 0, x = 0, y = 0, xx = 0, xy = 0, yy = 0] = sums.map((sum) => (sum[last] ?? 0) - (sum[begin] ?? 0))
    const start = times[begin] ?? 0
    return (height: number, slope: number): number => {
      const base = height - slope * start
      return yy - 2 * base * y - 2 * slope * xy + base * base * n + 2 * base * slope * x + slope * slope * xx
    }
  }
  return {
    first: (sample: number): void => {
      begin = sample
    },
    upTo,
  }
}

/** The lines between the points. */
export const linesOf = (points: readonly Point[]): Curve => {
  let i = 1
  return (t) => {
    // Times that are asked for in order find their line at once.
    if (t < (points[i - 1]?.[0] ?? 0)) i = 1
    while (i < points.length - 1 && t > (points[i]?.[0] ?? 0)) i++
    const [from, to] = [points[i - 1], points[i]]
    return from && to ? from[1] + ((to[1] - from[1]) * (t - from[0])) / (to[0] - from[0]) : NaN
  }
}

/** As CSS writes it. The ends need no percentage. */
export const linearText = (points: readonly Point[]): string =>
  `linear(${points.map(([time, value], i) => (i === 0 || i === points.length - 1 ? String(value) : `${value} ${Number((100 * time).toFixed(4))}%`)).join(', ')})`
