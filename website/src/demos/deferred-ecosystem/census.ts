/**
 * Counts of the world: a sum of each row, then of all rows; the curve of the past; and lists of animals, for as many instances as there are.
 * Must not know: rules, drawing.
 */
import { Break, float, If, int, ivec2, ivec4, kernel, Loop, select, storage, uint, vec4 } from 'kirari/node'
import { grazer, hunter, type Rules } from './rules.ts'

/** Points of the curves, and the steps from one to the next. */
export const points = 512
export const stepsPerPoint = 4

export const createCensus = ({ side, field, animal, clock }: Rules) => {
  const rowHeads = storage(ivec2, side, { name: 'rowHeads' })
  const rowMatter = storage(ivec4, side, { name: 'rowMatter' })
  const sumRows = kernel(
    side,
    (y) => {
      const heads = ivec2(0).toVar('heads')
      const matter = ivec4(0).toVar('matter')
      Loop(uint(side), (x) => {
        const cell = y.mul(side).add(x).toConst('cell')
        const own = animal.at(cell).toConst('own')
        const isGrazer = int(select(int(0), int(1), own.x.equal(grazer))).toConst('isGrazer')
        const isHunter = int(select(int(0), int(1), own.x.equal(hunter))).toConst('isHunter')
        heads.addAssign(ivec2(isGrazer, isHunter))
        matter.addAssign(ivec4(field.at(cell).yx, isGrazer.mul(own.y), isHunter.mul(own.y)))
      })
      rowHeads.at(y).assign(heads)
      rowMatter.at(y).assign(matter)
    },
    { name: 'sumRows' },
  )
  /** Grazers, hunters, the step and its light; then the matter in soil, grass, grazers and hunters. */
  const total = storage(ivec4, 2, { name: 'total' })
  const sumAll = kernel(
    2,
    (i) => {
      const heads = ivec2(0).toVar('heads')
      const matter = ivec4(0).toVar('matter')
      Loop(uint(side), (y) => {
        heads.addAssign(rowHeads.at(y))
        matter.addAssign(rowMatter.at(y))
      })
      total.at(i).assign(select(matter, ivec4(heads, clock.at(0)), i.equal(0)))
    },
    { name: 'sumAll' },
  )

  /** Grass, grazers, hunters and light of the past: a ring. */
  const history = storage(vec4, points, { name: 'history' })
  const record = kernel(
    points,
    (i) => {
      const [heads, matter] = [total.at(0), total.at(1)]
      If(int(i).equal(heads.z.div(stepsPerPoint).bitAnd(points - 1)), () => {
        history.at(i).assign(vec4(float(matter.y), float(heads.x), float(heads.y), float(heads.w)))
      })
    },
    { name: 'record' },
  )
  const forget = kernel(points, (i) => history.at(i).assign(vec4(0)), { name: 'forget' })
  /** The matter at the beginning. */
  const origin = storage(ivec4, 1, { name: 'origin' })
  const remember = kernel(1, (i) => origin.at(i).assign(total.at(1)), { name: 'remember' })
  /** The greatest of the past. */
  const peak = storage(vec4, 1, { name: 'peak' })
  const findPeak = kernel(
    1,
    (i) => {
      const most = vec4(1).toVar('most')
      Loop(uint(points), (k) => most.assign(most.max(history.at(k))))
      peak.at(i).assign(most)
    },
    { name: 'findPeak' },
  )

  /** The cells of all animals of a kind, in the order of cells; −1 after the last. Each entry finds its own row, then its cell. */
  const list = (kind: number, name: string) => {
    const cells = storage(int, side * side, { name })
    const gather = kernel(
      side * side,
      (i) => {
        const left = int(i).toVar('left')
        const row = int(-1).toVar('row')
        const found = int(-1).toVar('found')
        If(left.lessThan(kind === grazer ? total.at(0).x : total.at(0).y), () => {
          Loop(int(side), (y) => {
            const here = kind === grazer ? rowHeads.at(y).x : rowHeads.at(y).y
            If(left.lessThan(here), () => {
              row.assign(y)
              Break()
            })
            left.subAssign(here)
          })
          Loop(int(side), (x) => {
            const cell = row.mul(side).add(x).toConst('cell')
            If(animal.at(cell).x.equal(kind), () => {
              If(left.equal(0), () => {
                found.assign(cell)
                Break()
              })
              left.subAssign(1)
            })
          })
        })
        cells.at(i).assign(found)
      },
      { name: `gather${kind}` },
    )
    return { cells, gather }
  }
  const [grazers, hunters] = [list(grazer, 'grazerCells'), list(hunter, 'hunterCells')]
  const count = [sumRows, sumAll, record, findPeak, grazers.gather, hunters.gather]
  return { total, origin, history, peak, grazers: grazers.cells, hunters: hunters.cells, begin: [forget, ...count, remember], count }
}
export type Census = ReturnType<typeof createCensus>
