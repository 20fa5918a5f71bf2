/**
 * The colour of a sheet: light passes through the paint, is reflected by the paper, and passes through the paint again.
 * Must not know: how paint moves, brushes, the page.
 */
import { float, fn, mix, smoothstep, uint, vec2, vec3 } from 'kirari/node'
import type { Float, Uint, Vec2, Vec3, Vec4 } from 'kirari/node'
import type { Sheet } from './flow.ts'
import { overGround } from './pigment.ts'

/** The contents of a cell: the depth of the water, and the sum of the paint in the water and in the paper. */
export interface Cell {
  readonly depth: Float
  /** K of red, green and blue, and the amount of pigment. */
  readonly ink: Vec4
  /** S. */
  readonly scattering: Vec3
}

/** The linear colour at a position of the sheet, in cells, interpolated between the centres of cells. */
export const createLight = (name: string, { size: [width, height], paper, grain }: Sheet, cellAt: (index: Uint) => Cell) =>
  fn(name, [{ place: vec2 }], vec3, (place) => {
    const corner = place.floor().toConst('corner')
    const f = place.sub(corner).toConst('f')
    const index = (dx: number, dy: number): Uint => {
      const x = corner.x.add(dx).clamp(0, width - 1)
      const y = corner.y.add(dy).clamp(0, height - 1)
      return uint(y.mul(width).add(x))
    }
    const corners = [index(0, 0), index(1, 0), index(0, 1), index(1, 1)].map((at, n) => at.toConst(`at${n}`))
    const cells = corners.map(cellAt)
    const blend = <T extends Float | Vec2 | Vec3 | Vec4>(parts: readonly T[]): T => {
      const [a, b, c, d] = parts
      if (!a || !b || !c || !d) throw new Error('A cell has four corners.')
      // All four have one type.
      const join = mix as (from: T, to: T, share: Float) => T
      return join(join(a, b, f.x), join(c, d, f.x), f.y)
    }
    const ink = blend(cells.map((cell) => cell.ink)).toConst('ink')
    const scattering = blend(cells.map((cell) => cell.scattering)).toConst('scattering')
    const depth = blend(cells.map((cell) => cell.depth)).toConst('depth')
    const hills = corners.map((at, n) => paper.at(at).toConst(`hill${n}`))
    const [hill0 = float(0), hill1 = float(0), hill2 = float(0), hill3 = float(0)] = hills
    const hill = blend(hills).toConst('hill')
    const relief = mix(hill1, hill3, f.y)
      .sub(mix(hill0, hill2, f.y))
      .mul(grain)
      .mul(0.09)
    const ground = vec3(0.965, 0.955, 0.93).add(relief).sub(float(1).sub(hill).mul(grain).mul(0.012)).toConst('ground')
    // Wet paper scatters less light.
    const moist = smoothstep(0.01, 0.3, depth).mul(0.05)
    return overGround(ink.xyz, scattering, ground.mul(float(1).sub(moist))).saturate()
  })
