/**
 * Rows of numbers in a storage. A kernel computes each row from the one before, all numbers at once or in an order that one can watch; the
 * picture shows them as bars, as colours or as numbers.
 */
import { draw, repeat, type Step } from 'kirari'
import { float, kernel, select, storage, uint, uniform, uvec2 } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'
import type { Stage } from '../scene.ts'
import { ExpressionError, readFormula, type Formula } from './expression.ts'
import {
  automaton,
  each,
  eachNames,
  firstRow,
  generator,
  neighbours,
  neighboursNames,
  shuffled,
  sum,
  type Lesson,
  type LessonName,
  type StartName,
} from './lesson.ts'
import { picture, type ViewName } from './picture.ts'

export type OrderName = 'together' | 'right' | 'left' | 'chance'
export interface Values {
  readonly lesson: LessonName
  readonly each: string
  readonly near: string
  readonly rule: number
  readonly start: StartName
  readonly order: OrderName
  readonly inPlace: boolean
  readonly pace: PaceName
  readonly view: ViewName
  readonly seed: number
}

/** Numbers that are computed in a frame: less than one means a frame in so many. */
const paces = { slow: 1 / 12, steady: 1, fast: 10 } as const
export type PaceName = keyof typeof paces

const orders: { readonly [name in OrderName]: number } = { together: 0, right: 1, left: 2, chance: 3 }

export const createScene = (values: Values) => {
  const automatic = automaton()
  /** The text that the reader last typed without a fault. */
  const formulas = { each: readFormula('x', eachNames), near: readFormula('x', neighboursNames) }
  const lessonOf = (name: LessonName): Lesson =>
    ({ each: () => each(formulas.each), neighbours: () => neighbours(formulas.near), rule: () => automatic.lesson, sum: () => sum })[name]()
  const { width, rows, isEndless, length, lengthAt } = lessonOf(values.lesson)
  const first = firstRow(values.start, lessonOf(values.lesson), values.seed, values.lesson === 'rule')
  const chance = generator(values.seed + 1)

  const cells = storage(float, width * rows, { name: 'cells', data: [...first, ...Array.from({ length: width * (rows - 1) }, () => 0)] })
  const initial = storage(float, width, { name: 'initial', access: 'read', data: first })
  /** The place of every number in an order by chance. */
  const places = storage(uint, width * rows, {
    name: 'places',
    access: 'read',
    data: Array.from({ length: rows }, (_, row) => [...shuffled(length(row), chance), ...Array.from({ length: width - length(row) }, () => 0)]).flat(),
  })
  /** The row that is being computed, and how many of its numbers are. `rows` when all are done. */
  const clock = storage(uvec2, 1, { name: 'clock' })
  const order = uniform(orders[values.order], 'order')
  const isInPlace = uniform(0, 'isInPlace')

  // ── Where the computation stands.
  const row = clock.at(0).x
  const done = clock.at(0).y
  /** An endless lesson computes its last row again and again. */
  const current = isEndless ? row.min(rows - 1) : row
  const isRow = (number: Uint): ReturnType<Uint['equal']> => number.equal(current)
  const place = (at: Uint, column: Uint): Uint => {
    const last = lengthAt(at).sub(1)
    return select(select(select(uint(0), column, order.equal(1)), last.sub(column), order.equal(2)), places.at(at.mul(width).add(column)), order.equal(3))
  }
  /** All numbers of a row, or one. */
  const amount = (at: Uint): Uint => select(uint(1), lengthAt(at), order.equal(0))

  // ── The kernels.
  const begin = kernel(width, (i) => cells.at(i).assign(initial.at(i)), { name: 'begin' })
  const startClock = kernel(1, (i) => clock.at(i).assign(uvec2(1, 0)), { name: 'startClock' })
  const scroll = kernel(
    width * rows,
    (i) => {
      const isFull = row.equal(rows).and(done.equal(0))
      cells.at(i).assign(select(cells.at(i), cells.at(i.add(width).min(width * rows - 1)), isFull))
    },
    { name: 'scroll' },
  )
  const work = (): Step =>
    kernel(
      width * rows,
      (i) => {
        const mine = i.div(width).toConst('mine')
        const column = i.remainder(width).toConst('column')
        const mayRun = isRow(mine).and(column.lessThan(lengthAt(mine)))
        const at = place(mine, column)
        const isTurn = mayRun.and(at.equal(done).or(order.equal(0))).toConst('isTurn')
        // A run reads the previous row. When overwriting, it reads the new values that earlier runs have written.
        const before = (read: Uint): Float => {
          const old = cells.at(mine.max(1).sub(1).mul(width).add(read))
          const isOver = isInPlace
            .greaterThan(0.5)
            .and(order.notEqual(0))
            .and(read.lessThan(lengthAt(mine)))
            .and(place(mine, read).lessThan(done))
          return select(old, cells.at(mine.mul(width).add(read.min(width - 1))), isOver)
        }
        cells.at(i).assign(select(cells.at(i), lessonOf(values.lesson).next(before, column), isTurn))
      },
      { name: 'work' },
    )
  const advance = kernel(
    1,
    (i) => {
      const after = done.add(amount(current)).toConst('after')
      const isDone = after.greaterThanEqual(lengthAt(current)).toConst('isDone')
      const next = uvec2(select(row, current.add(1), isDone), select(after, uint(0), isDone))
      clock.at(i).assign(select(next, clock.at(0), current.greaterThanEqual(rows)))
    },
    { name: 'advance' },
  )

  const shown = picture({
    cells,
    width,
    rows,
    lengthAt,
    current,
    done,
    place,
    isAll: order.equal(0),
    isFull: row.equal(rows).and(done.equal(0)),
    decimals: values.lesson === 'rule' ? 0 : 2,
    // A sum of 2ʳ numbers is shown as their mean.
    scale: (at) => (values.lesson === 'sum' ? float(1).div(float(uint(1).shiftLeft(at))) : float(1)),
    view: values.view,
  })
  const show = draw({ fragment: shown.fragment, label: 'numbers' })

  // ── What the reader sets.
  let pace: number = paces[values.pace]
  let waited = 0
  const turns = (): number => {
    waited += pace
    const whole = Math.floor(waited + 1e-9)
    waited -= whole
    return whole
  }
  interface Program {
    readonly steps: readonly Step[]
    /** Begins with the first row again. */
    readonly restart: () => void
  }
  /** A new one begins by itself: while it is compiled, the one before still runs. */
  const makeProgram = (): Program => {
    let isStale = true
    const restarts = (): number => {
      const isDue = isStale
      isStale = false
      return isDue ? 1 : 0
    }
    return {
      steps: [repeat(restarts, [begin, startClock]), repeat(turns, isEndless ? [scroll, work(), advance] : [work(), advance]), show],
      restart() {
        isStale = true
      },
    }
  }
  let program: Program | undefined
  let texts = ''
  let stage: Stage | undefined
  let fault: ExpressionError | undefined
  const tell = (): void => stage?.say(fault?.problem, fault?.part)

  const read = (next: Values): void => {
    fault = undefined
    const attempt = (text: string, names: readonly string[], before: Formula): Formula => {
      try {
        return readFormula(text, names)
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        // The last valid formula stays, and the page shows the error.
        fault ??= error
        return before
      }
    }
    if (next.lesson === 'each') formulas.each = attempt(next.each, eachNames, formulas.each)
    if (next.lesson === 'neighbours') formulas.near = attempt(next.near, neighboursNames, formulas.near)
    tell()
  }

  const update = (next: Values): void => {
    const text = JSON.stringify([next.each, next.near])
    if (text !== texts) {
      texts = text
      read(next)
      if (!fault || !program) program = makeProgram()
    }
    const before = JSON.stringify([order.value, isInPlace.value, automatic.rule.value])
    order.value = orders[next.order]
    isInPlace.value = next.inPlace ? 1 : 0
    automatic.rule.value = next.rule
    if (JSON.stringify([order.value, isInPlace.value, automatic.rule.value]) !== before) program?.restart()
    pace = paces[next.pace]
    shown.show(next.view)
  }
  update(values)

  return {
    init: [begin, startClock],
    frame: (): readonly Step[] => program?.steps ?? [],
    update,
    connect(on: Stage) {
      stage = on
      tell()
      return () => {
        stage = undefined
      }
    },
    async readouts({ engine }: Pick<Stage, 'engine'>) {
      const [numbers, [at = 0, finished = 0]] = [await engine.read(cells), await engine.read(clock)]
      const last = at === rows && finished > 0 ? rows - 2 : at - 1
      const rowOf = (number: number): readonly number[] => Array.from({ length: length(number) }, (_, i) => numbers[number * width + i] ?? 0)
      const total = rowOf(last).reduce((all, one) => all + one, 0)
      const { exact } = lessonOf(values.lesson)
      let worst = 0
      for (let number = 1; number <= last; number++) {
        const before = rowOf(number - 1)
        for (const [i, one] of rowOf(number).entries()) worst = Math.max(worst, Math.abs(one - exact((column) => before[column] ?? 0, i)))
      }
      return {
        row: `${last + 1} / ${rows}`,
        total: total.toPrecision(7),
        difference: Number.isFinite(worst) ? worst.toExponential(1) : '∞',
      }
    },
    cells,
    clock,
    width,
    rows,
    length,
    first,
  }
}
