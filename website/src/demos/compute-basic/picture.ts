/**
 * The rows as bars, as strips of colour, or the last two as numbers. What is not computed yet is empty, and what was computed last has a
 * white frame.
 */
import { drawDigits, oklab2srgb, oklch2oklab } from '@kirari/addons'
import { float, fn, If, int, isInf, isNan, max, mix, resolution, select, smoothstep, step, uint, uniform, uv, vec2, vec3 } from 'kirari/node'
import type { Bool, Float, Storage, Uint } from 'kirari/node'

export type ViewName = 'bars' | 'colours' | 'numbers'
const views: { readonly [name in ViewName]: number } = { bars: 0, colours: 1, numbers: 2 }

interface Rows {
  readonly cells: Storage<Float>
  readonly width: number
  readonly rows: number
  readonly lengthAt: (row: Uint) => Uint
  /** The row that is being computed, how many of its numbers are, and the place of a number in that order. */
  readonly current: Uint
  readonly done: Uint
  readonly place: (row: Uint, column: Uint) => Uint
  /** Whether all numbers of a row are computed at the same time. */
  readonly isAll: Bool
  /** Whether all rows are finished. */
  readonly isFull: Bool
  readonly decimals: number
  /** The factor that maps the numbers of a row to 0…1. */
  readonly scale: (row: Uint) => Float
  readonly view: ViewName
}

/** As many rows of bars have room. */
const mostBars = 12
/** Dots of a cell with a number, and the cells of a line. */
const [dotsAcross, dotsUp] = [32, 15]

export const picture = ({ cells, width, rows, lengthAt, current, done, place, isAll, isFull, decimals, scale, view }: Rows) => {
  const chosen = uniform(views[view], 'view')
  const ground = vec3(0.055, 0.06, 0.085)
  const slot = vec3(0.09, 0.098, 0.135)

  /** From a deep blue over violet and coral to a light yellow. */
  const tone = fn('tone', [{ value: float }], vec3, (value) => {
    const t = value.saturate().toConst('t')
    const colour = oklab2srgb(
      oklch2oklab(vec3(mix(float(0.3), float(0.93), t), mix(float(0.09), float(0.15), t.mul(float(1).sub(t)).mul(4)), mix(float(0.73), float(1.28), t))),
    )
    return select(colour.saturate(), vec3(1, 0, 0.4), isNan(value).or(isInf(value)))
  })

  const isComputed = (row: Uint, column: Uint): Bool =>
    row
      .lessThan(current)
      .or(isFull)
      .or(row.equal(current).and(place(row, column).lessThan(done)).and(isAll.not()))
  /** The number that came last. */
  const isLast = (row: Uint, column: Uint): Bool => isAll.not().and(row.equal(current)).and(place(row, column).add(1).equal(done))
  const at = (row: Uint, column: Uint): Float => cells.at(row.mul(width).add(column))
  /** How much of a pixel lies within half of `half` of the middle of a cell. */
  const inside = (away: Float, half: Float, pixel: Float): Float => smoothstep(pixel, pixel.negate(), away.sub(half))

  const strips = fn('strips', [{ shown: uint }], vec3, (shown) => {
    // If there are more rows than fit, the last ones up to the current row are shown.
    const from = current.add(1).min(rows).max(shown).sub(shown).toConst('from')
    const down = float(1).sub(uv.y).mul(float(shown)).toConst('down')
    const row = from.add(uint(down).min(shown.sub(1))).toConst('row')
    const length = lengthAt(row).toConst('length')
    const across = uv.x.mul(float(length)).toConst('across')
    const column = uint(across).min(length.sub(1)).toConst('column')
    const value = at(row, column).mul(scale(row)).toConst('value')
    // Gaps of a pixel or more, where there is room.
    const pixel = vec2(float(length), float(shown)).div(resolution).toConst('pixel')
    const gap = vec2(across.fract(), down.fract()).sub(0.5).abs().toConst('gap')
    const room = vec2(0.5)
      .sub(vec2(0.06, 0.04))
      .max(vec2(0.5).sub(pixel.mul(1.5)))
    const wide = select(float(0.5), room.x, pixel.x.lessThan(0.2)).toConst('wide')
    const high = select(float(0.5), room.y, pixel.y.lessThan(0.1)).toConst('high')
    const inColumn = select(float(1), inside(gap.x, wide, pixel.x), pixel.x.lessThan(0.2))
    const inRow = select(float(1), inside(gap.y, high, pixel.y), pixel.y.lessThan(0.1))
    const cell = inColumn.mul(inRow).toConst('cell')
    const up = float(1).sub(down.fract()).sub(0.04).div(0.92)
    const height = select(value.saturate(), float(1), isNan(value))
    const bar = select(float(1), smoothstep(pixel.y, pixel.y.negate(), up.sub(max(height, 0.012))), chosen.lessThan(0.5))
    const paint = mix(slot, tone(value), bar.mul(select(float(0), float(1), isComputed(row, column))))
    const edge = max(gap.x.add(0.12), gap.y.add(0.06))
    const marked = select(paint, mix(paint, vec3(1), step(0.5, edge).mul(0.9).max(0.35)), isLast(row, column))
    return mix(ground, marked, cell)
  })

  const numbers = fn('numbers', [], vec3, () => {
    const side = uint(uv.x.mul(2)).min(1).toConst('side')
    // The row before, and the one that is computed.
    const newest = select(select(current, current.sub(1), current.greaterThanEqual(rows)), uint(rows - 1), isFull)
    const row = newest.sub(1).add(side).toConst('row')
    const length = lengthAt(row).toConst('length')
    const lines = Math.ceil(width / 10)
    const half = vec2(uv.x.mul(2).fract().sub(0.02).div(0.96), float(1).sub(uv.y).sub(0.02).div(0.96)).toConst('half')
    const grid = half.mul(vec2(10, lines)).toConst('grid')
    const column = uint(grid.y.max(0))
      .mul(10)
      .add(uint(grid.x.max(0)))
      .toConst('column')
    const isCell = column.lessThan(length).and(half.x.sub(0.5).abs().lessThan(0.5)).and(half.y.sub(0.5).abs().lessThan(0.5))
    const value = at(row, column.min(length.sub(1))).toConst('value')
    const f = grid.fract().toConst('f')
    const shade = tone(value.mul(scale(row)))
      .mul(0.8)
      .toConst('shade')
    const isBright = shade.dot(vec3(0.3, 0.6, 0.1)).greaterThan(0.42)
    const dots = vec2(
      f.x
        .sub(1)
        .mul(dotsAcross)
        .add(decimals === 0 ? 13 : 4),
      float(1).sub(f.y).mul(dotsUp).sub(4),
    )
    const ink = drawDigits(dots, value, int(decimals))
    const written = mix(shade, select(vec3(1), vec3(0.05), isBright), ink)
    const frame = step(0.44, max(f.x.sub(0.5).abs(), f.y.sub(0.5).abs()))
    const marked = select(written, mix(written, vec3(1), frame), isLast(row, column))
    const filled = select(slot, marked, isComputed(row, column))
    const near = smoothstep(0.5, 0.46, max(f.x.sub(0.5).abs(), f.y.sub(0.5).abs()))
    return select(ground, mix(ground, filled, near), isCell)
  })

  const all = fn('all', [], vec3, () => {
    const colour = ground.toVar('colour')
    If(chosen.greaterThan(1.5), () => colour.assign(numbers())).Else(() => {
      colour.assign(strips(select(uint(rows), uint(Math.min(rows, mostBars)), chosen.lessThan(0.5))))
    })
    return colour
  })

  return {
    fragment: all(),
    show(next: ViewName): void {
      chosen.value = views[next]
    },
  }
}
