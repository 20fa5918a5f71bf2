/**
 * Water and pigment on paper. Water flows from high to low as in a porous sheet, pigment goes with it, settles in the grain and is lifted again.
 * Water dries faster at the rim of a wash than in its middle, and what flows there to replace it leaves its pigment: edges darken (Deegan et al. 1997; Curtis et al. 1997).
 * Each of two neighbours computes the same exchange between them, so nothing is lost or made.
 * Must not know: brushes, colours, pictures.
 */
import { float, kernel, min, select, storage, uint, uniform, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Uint, Vec3, Vec4 } from 'kirari/node'

export type Size = readonly [width: number, height: number]

/** Water below this depth is dampness: it does not flow, and holds no pigment. */
export const damp = 0.02

export const createSheet = ([width, height]: Size, grainAt: (column: Float, row: Float) => Float) => {
  const count = width * height
  /** The depth of the water, and how far inside a wet place this is: 1 deep inside, less towards its rim. */
  const water = storage(vec2, count, { name: 'water' })
  /** In the water: K of red, green and blue, and the amount of pigment; then S. */
  const wet = storage(vec4, count, { name: 'wet' })
  const wetScattering = storage(vec3, count, { name: 'wetScattering' })
  /** The same in the paper. */
  const dry = storage(vec4, count, { name: 'dry' })
  const dryScattering = storage(vec3, count, { name: 'dryScattering' })
  /** The height of the paper: 0 in its valleys, 1 on its fibres. */
  const paper = storage(float, count, { name: 'paper' })
  /** The pigment that brushes have brought. */
  const brought = storage(float, count, { name: 'brought' })

  const grain = uniform(0.6, 'grain')
  const edges = uniform(1, 'edges')

  const begin = kernel(
    [width, height],
    (i, id) => {
      paper.at(i).assign(grainAt(float(id.x), float(id.y)))
      water.at(i).assign(vec2(0))
      wet.at(i).assign(vec4(0))
      wetScattering.at(i).assign(vec3(0))
      dry.at(i).assign(vec4(0))
      dryScattering.at(i).assign(vec3(0))
      brought.at(i).assign(0)
    },
    { name: 'begin' },
  )

  const at = (x: Uint, y: Uint): Uint => y.mul(width).add(x)
  /** The four neighbours of a cell; at the rim of the sheet the cell itself, with which it exchanges nothing. */
  const around = (x: Uint, y: Uint): readonly Uint[] => [
    at(select(x.sub(1), uint(0), x.equal(0)), y),
    at(x.add(1).min(width - 1), y),
    at(x, select(y.sub(1), uint(0), y.equal(0))),
    at(x, y.add(1).min(height - 1)),
  ]

  /** What flows from one cell to another: against the other order it has the other sign, to the last bit. */
  const exchange = (mine: Float, myPaper: Float, theirs: Float, theirPaper: Float): Float => {
    const slope = mine.sub(theirs).add(myPaper.sub(theirPaper).mul(grain).mul(0.12)).toConst('slope')
    const isOut = slope.greaterThan(0).toConst('isOut')
    const from = select(theirs, mine, isOut).toConst('from')
    const to = select(mine, theirs, isOut)
    const hill = select(myPaper, theirPaper, isOut)
    // A dry place holds back a little water: more of it on a fibre.
    const isHeld = to.lessThan(damp).and(from.lessThan(hill.mul(0.35).add(0.12)))
    // In deep water more would swing from cell to cell and never rest.
    const amount = slope.mul(from.mul(0.8).min(0.2))
    const most = from.mul(0.2)
    return select(amount.clamp(most.negate(), most), float(0), isHeld)
  }

  const move = kernel(
    [width, height],
    (i, id) => {
      const mine = water.at(i).toConst('mine')
      const myPaper = paper.at(i).toConst('myPaper')
      const myInk = wet.at(i).toConst('myInk')
      const myScattering = wetScattering.at(i).toConst('myScattering')
      const depth = mine.x.toVar('depth')
      const ink = myInk.toVar('ink')
      const scattering = myScattering.toVar('scattering')
      const inside = mine.y.mul(4).toVar('inside')
      const perDepth = float(1).div(mine.x.max(1e-4)).toConst('perDepth')
      for (const other of around(id.x, id.y)) {
        const theirs = water.at(other).toConst('theirs')
        const out = exchange(mine.x, myPaper, theirs.x, paper.at(other)).toConst('out')
        const theirInk = wet.at(other).toConst('theirInk')
        const theirScattering = wetScattering.at(other).toConst('theirScattering')
        const theirPerDepth = float(1).div(theirs.x.max(1e-4)).toConst('theirPerDepth')
        // Pigment goes with the water that carries it, and evens out where both are wet.
        const leaves = out.max(0).mul(perDepth).toConst('leaves')
        const comes = out.min(0).mul(theirPerDepth).toConst('comes')
        const shared = min(mine.x, theirs.x).mul(0.008).toConst('shared')
        const mineOut = leaves.add(shared.mul(perDepth)).toConst('mineOut')
        const theirsOut = comes.sub(shared.mul(theirPerDepth)).toConst('theirsOut')
        depth.subAssign(out)
        ink.subAssign(myInk.mul(mineOut).add(theirInk.mul(theirsOut)))
        scattering.subAssign(myScattering.mul(mineOut).add(theirScattering.mul(theirsOut)))
        inside.addAssign(theirs.y.sub(mine.y))
      }
      // How far inside: the mean of the neighbours, drawn a little towards wet or dry.
      const isWet = select(float(0), float(1), depth.greaterThan(damp))
      const place = inside.mul(0.25).add(isWet.sub(mine.y).mul(0.05)).saturate()
      water.at(i).assign(vec2(depth.max(0), place))
      wet.at(i).assign(ink)
      wetScattering.at(i).assign(scattering)
    },
    { name: 'move' },
  )

  const settle = kernel(
    [width, height],
    (i) => {
      const here = water.at(i).toConst('here')
      const hill = paper.at(i).toConst('hill')
      const rim = float(1).sub(here.y).mul(2).saturate().toConst('rim')
      const drying = float(0.001).mul(rim.mul(edges).mul(5).add(1))
      const depth = here.x.sub(drying).max(0).toConst('depth')
      const isDry = depth.lessThan(damp).toConst('isDry')
      // Pigment settles in the valleys of the paper, and water takes a little of it up again.
      const valley = float(1).sub(hill).toConst('valley')
      const down = select(float(0.0015).mul(valley.mul(grain).mul(2.4).add(0.5)), float(1), isDry).toConst('down')
      const up = select(float(0.004).mul(depth.min(1)), float(0), isDry).toConst('up')
      const ink = wet.at(i).toConst('ink')
      const inPaper = dry.at(i).toConst('inPaper')
      const scattering = wetScattering.at(i).toConst('scattering')
      const inPaperScattering = dryScattering.at(i).toConst('inPaperScattering')
      const exchanged = ink.mul(down).sub(inPaper.mul(up)).toConst('exchanged')
      const exchangedScattering = scattering.mul(down).sub(inPaperScattering.mul(up)).toConst('exchangedScattering')
      water.at(i).assign(vec2(depth, here.y))
      wet.at(i).assign(ink.sub(exchanged))
      dry.at(i).assign(inPaper.add(exchanged))
      wetScattering.at(i).assign(scattering.sub(exchangedScattering))
      dryScattering.at(i).assign(inPaperScattering.add(exchangedScattering))
    },
    { name: 'settle' },
  )

  /** A brush on one cell: water up to a depth, and so much of a paint. `lift` takes that part of water and pigment away. */
  const lay = (i: Uint, depth: Float, amount: Float, absorption: Vec3, scatters: Vec3, lift: Float): void => {
    const here = water.at(i).toConst('here')
    const keep = float(1).sub(lift).toConst('keep')
    const ink = wet.at(i).toConst('ink')
    const inPaper = dry.at(i).toConst('inPaper')
    // A sponge reaches what is in the water, and half as much in the paper.
    const keepDry = float(1).sub(lift.mul(0.5)).toConst('keepDry')
    const taken = ink.w.mul(lift).add(inPaper.w.mul(lift).mul(0.5))
    // A place that is wetted begins as the middle of a wash.
    water.at(i).assign(vec2(here.x.max(depth).mul(keep), here.y.max(select(float(0), float(1), depth.greaterThan(damp)))))
    const paint: Vec4 = vec4(absorption, 1).mul(amount)
    wet.at(i).assign(ink.mul(keep).add(paint))
    wetScattering.at(i).assign(wetScattering.at(i).mul(keep).add(scatters.mul(amount)))
    dry.at(i).assign(inPaper.mul(keepDry))
    dryScattering.at(i).assign(dryScattering.at(i).mul(keepDry))
    brought.at(i).addAssign(amount.sub(taken))
  }

  return { size: [width, height] as const, water, wet, wetScattering, dry, dryScattering, paper, brought, grain, edges, begin, move, settle, lay }
}

export type Sheet = ReturnType<typeof createSheet>
