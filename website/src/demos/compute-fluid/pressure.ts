/**
 * The pressure that makes a flow free of divergence: ∇²p = ∇·u on cells, with openings between them that walls close.
 * Three ways to solve it: Jacobi, red–black successive over-relaxation, and multigrid (Brandt 1977; cell-centred as in Wesseling 1988).
 */
import { draw, repeat } from 'kirari'
import type { Step } from 'kirari'
import { float, fragCoord, ivec2, select, target, vec2 } from 'kirari/node'
import type { Float, Int, IVec2, Texture2D } from 'kirari/node'

export type Solver = 'multigrid' | 'sor' | 'jacobi'

/** A grid, twice as coarse as the one before it. Distances are counted in its own cells. */
const makeLevel = (width: number, height: number) => ({
  width,
  height,
  pressure: target({ p: 'r32float' }, { size: [width, height], pingPong: true, name: 'pressure' }),
  /** What the Laplacian of the pressure shall be. */
  source: target({ b: 'r32float' }, { size: [width, height], name: 'source' }),
  /** How open the left (x) and the lower (y) side of a cell is, one more to the right and above: 0 closed, 1 open. */
  faces: target({ open: 'rg32float' }, { size: [width + 1, height + 1], name: 'faces' }),
})
type Level = ReturnType<typeof makeLevel>

/** Beyond the right side the pressure is 0 half a cell of the finest grid away; in wider cells that is nearer, so it counts more. */
const outlet = (level: number): number => 1 / (0.5 + 0.5 * 2 ** -level)

/** The pixel, as the number of a cell. */
export const texel: IVec2 = ivec2(fragCoord.xy)
const toWhole = (of: Texture2D): IVec2 => ivec2(of.size())

/** The sides of a cell: left, right, lower, upper. */
const sidesOf = (faces: Texture2D, cell: IVec2): readonly [Float, Float, Float, Float] => {
  const own = faces.load(cell).xy.toConst('own')
  return [own.x, faces.load(cell.add(ivec2(1, 0))).x, own.y, faces.load(cell.add(ivec2(0, 1))).y]
}
/** The pressure of the neighbours through the sides that are open; beyond the grid it is 0. */
const neighbours = (p: Texture2D, cell: IVec2, [left, right, lower, upper]: readonly [Float, Float, Float, Float]): Float => {
  const last = toWhole(p).sub(1).toConst('last')
  const at = (x: Int, y: Int): Float => p.load(ivec2(x, y)).x
  const inside = select(right, 0, cell.x.equal(last.x))
  return left
    .mul(at(cell.x.sub(1).max(0), cell.y))
    .add(inside.mul(at(cell.x.add(1).min(last.x), cell.y)))
    .add(lower.mul(at(cell.x, cell.y.sub(1).max(0))))
    .add(upper.mul(at(cell.x, cell.y.add(1).min(last.y))))
}
const sum = ([a, b, c, d]: readonly [Float, Float, Float, Float]): Float => a.add(b).add(c.add(d))

/** Every step writes the whole of its target, so nothing has to be cleared before. */
const pass = (options: Parameters<typeof draw>[0]) => draw({ ...options, clear: false })

/** One step of relaxation of every cell. */
const jacobi = ({ pressure, source, faces }: Level) => {
  const sides = sidesOf(faces.open, texel)
  const whole = sum(sides).toConst('whole')
  const next = neighbours(pressure.p, texel, sides).sub(source.b.load(texel).x).div(whole.max(1e-6))
  return pass({ target: pressure, fragment: { p: select(0, next, whole.greaterThan(1e-6)) }, label: 'jacobi' })
}
/** The cells of one colour of the chessboard, which need only the other colour: `beyond` 1 is Gauss–Seidel, more goes further. */
const relax = ({ pressure, source, faces }: Level, colour: 0 | 1, beyond: number) => {
  const sides = sidesOf(faces.open, texel)
  const whole = sum(sides).toConst('whole')
  const now = pressure.p.load(texel).x.toConst('now')
  const next = neighbours(pressure.p, texel, sides).sub(source.b.load(texel).x).div(whole.max(1e-6))
  const moved = now.add(next.sub(now).mul(beyond))
  const isMine = texel.x.add(texel.y).bitAnd(1).equal(colour).and(whole.greaterThan(1e-6))
  return pass({ target: pressure, fragment: { p: select(now, moved, isMine) }, label: colour === 0 ? 'red' : 'black' })
}
const sweep = (level: Level, beyond: number): readonly Step[] => [relax(level, 0, beyond), relax(level, 1, beyond)]

/** What is left to do, added up over four cells, is what the coarser grid has to do. */
const restrict = ({ pressure, source, faces }: Level, coarse: Level) => {
  const rest = (x: number, y: number): Float => {
    const cell = texel.mul(2).add(ivec2(x, y)).toConst(`cell${x}${y}`)
    const sides = sidesOf(faces.open, cell)
    const whole = sum(sides).toConst(`whole${x}${y}`)
    const left = source.b
      .load(cell)
      .x.sub(neighbours(pressure.p, cell, sides))
      .add(whole.mul(pressure.p.load(cell).x))
    return select(0, left, whole.greaterThan(1e-6))
  }
  return pass({ target: coarse.source, fragment: { b: sum([rest(0, 0), rest(1, 0), rest(0, 1), rest(1, 1)]) }, label: 'restrict' })
}
const zero = ({ pressure }: Level) => pass({ target: pressure, fragment: { p: float(0) }, label: 'zero' })

/** The correction of the coarser grid, mixed from its four nearest cells, as far as one can go from one to the other. */
const correct = ({ pressure, faces }: Level, coarse: Level, atOutlet: number) => {
  const cell = texel.div(2).toConst('cell')
  const way = texel.bitAnd(1).mul(2).sub(1).toConst('way')
  const last = toWhole(coarse.pressure.p).sub(1).toConst('last')
  const side = cell.add(way.max(0)).toConst('side')
  const open = coarse.faces.open
  const beside = open.load(ivec2(side.x, cell.y)).x.greaterThan(0)
  const next = open.load(ivec2(cell.x, side.y)).y.greaterThan(0)
  const far = cell.add(way).clamp(ivec2(0, 0), last).toConst('far')
  const p = coarse.pressure.p
  const here = p.load(cell).x.toConst('here')
  const isOut = cell.x.add(way.x).greaterThan(last.x).toConst('isOut')
  const up = select(here, p.load(ivec2(cell.x, far.y)).x, next).toConst('up')
  const across = select(here, select(p.load(ivec2(far.x, cell.y)).x, here.mul(1 - atOutlet), isOut), beside)
  const both = select(up, select(p.load(far).x, up.mul(1 - atOutlet), isOut), beside)
  const corner = select(across, both, next)
  const change = here.mul(9).add(across.mul(3)).add(up.mul(3)).add(corner).div(16)
  const isOpen = sum(sidesOf(faces.open, texel)).greaterThan(1e-6)
  const now = pressure.p.load(texel).x
  return pass({ target: pressure, fragment: { p: select(now, now.add(change), isOpen) }, label: 'correct' })
}

/** A side of a coarse cell is as open as the two fine ones it is made of. */
const coarsen = (fine: Level, coarse: Level, level: number) => {
  const open = fine.faces.open
  const end = toWhole(open).sub(1).toConst('end')
  const at = (x: number, y: number) => open.load(texel.mul(2).add(ivec2(x, y)).min(end))
  const atOutlet = select(float(1), float(outlet(level) / outlet(level - 1)), texel.x.mul(2).equal(end.x))
  return pass({
    target: coarse.faces,
    fragment: { open: vec2(at(0, 0).x.add(at(0, 1).x).mul(0.5).mul(atOutlet), at(0, 0).y.add(at(1, 0).y).mul(0.5)) },
    label: 'coarsen',
  })
}

export interface Wish {
  readonly solver: Solver
  /** Rounds of Jacobi or of over-relaxation. */
  readonly iterations: number
  /** Rounds of multigrid. */
  readonly cycles: number
}

/** The grids, the steps that ready them when walls have changed, and those that solve. */
export const createPressure = (width: number, height: number, wish: () => Wish) => {
  const finest = makeLevel(width, height)
  const levels = [finest]
  for (let w = width, h = height; w % 2 === 0 && h % 2 === 0 && h > 5; levels.push(makeLevel((w /= 2), (h /= 2))));

  /** Down to the coarsest grid and up again. */
  const cycle = (fine: Level, at: number): readonly Step[] => {
    const coarse = levels[at + 1]
    if (!coarse) return [repeat(10, sweep(fine, 1.65))]
    return [...sweep(fine, 1), restrict(fine, coarse), zero(coarse), ...cycle(coarse, at + 1), correct(fine, coarse, outlet(at + 1)), ...sweep(fine, 1)]
  }
  const times =
    (solver: Solver, count: (given: Wish) => number): (() => number) =>
    () =>
      wish().solver === solver ? count(wish()) : 0
  // The best there is for a square of n cells is 2 / (1 + sin(π / n)); walls in it ask for less.
  const beyond = 2 / (1 + Math.sin(Math.PI / height)) - 0.06
  return {
    pressure: finest.pressure.p,
    source: finest.source,
    faces: finest.faces,
    coarsen: levels.slice(1).map((coarse, i) => coarsen(levels[i] ?? finest, coarse, i + 1)),
    solve: [
      repeat(
        times('jacobi', ({ iterations }) => iterations),
        [jacobi(finest)],
      ),
      repeat(
        times('sor', ({ iterations }) => iterations),
        sweep(finest, beyond),
      ),
      repeat(
        times('multigrid', ({ cycles }) => cycles),
        cycle(finest, 0),
      ),
    ],
  }
}
