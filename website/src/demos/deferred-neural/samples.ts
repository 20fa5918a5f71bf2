/** Points and the goals there: the batches of the steps of learning, which cover the domain evenly, and a lattice. */
import { float, If, kernel, Loop, storage, uint, vec3, vec4 } from 'kirari/node'
import type { Float, Uint, Vec3, Vec4 } from 'kirari/node'
import type { Clock } from './adam.ts'
import type { Dimensions } from './encode.ts'

/** The powers of 1/g, where g solves g^(d+1) = g + 1: multiples of them fill the square and the cube evenly (M. Roberts 2018). In units of 2⁻³². */
const steps = { 2: [3242174889, 2447445414, 0], 3: [3518319155, 2882110345, 2360945575] } as const

export type GoalAt = (point: Vec3) => Vec4

export const createSamples = (dimensions: Dimensions, goalAt: GoalAt, distanceAt?: (point: Vec3) => Float) => {
  /** The i-th point of the sequence, in [−1, 1]³. */
  const pointOf = (i: Uint): Vec3 => {
    const [x, y, z] = steps[dimensions]
    const part = (step: number): Float =>
      float(i.mul(step).shiftRight(8))
        .mul(2 ** -23)
        .sub(1)
    return vec3(part(x), part(y), dimensions === 2 ? 0 : part(z))
  }
  const memory = (count: number, name: string) => ({
    count,
    points: storage(vec4, count, { name: `${name}Points` }),
    goals: storage(vec4, count, { name: `${name}Goals` }),
  })

  const batch = (count: number) => {
    const { points, goals } = memory(count, 'batch')
    const fillFrom = (clock: Clock) =>
      kernel(
        count,
        (i) => {
          const index = uint(clock.state.at(0).x).mul(count).add(i).toConst('index')
          const point = pointOf(index).toVar('point')
          if (distanceAt) {
            // Every other sample is the one of four points that is nearest to the surface.
            If(i.bitAnd(1).equal(1), () => {
              Loop(uint(3), (k) => {
                const other = pointOf(index.mul(3).add(k).add(77)).toConst('other')
                If(distanceAt(other).abs().lessThan(distanceAt(point).abs()), () => point.assign(other))
              })
            })
          }
          points.at(i).assign(vec4(point, 0))
          goals.at(i).assign(goalAt(point))
        },
        { name: 'fillBatch' },
      )
    return { count, points, goals, fillFrom }
  }

  /** The centres of the cells of a square in the plane z = `depth`, row by row. */
  const lattice = (side: number, depth: Float) => {
    const { count, points, goals } = memory(side * side, 'lattice')
    const fill = kernel(
      [side, side],
      (i, { x, y }) => {
        const point = vec3(
          float(x)
            .add(0.5)
            .mul(2 / side)
            .sub(1),
          float(y)
            .add(0.5)
            .mul(2 / side)
            .sub(1),
          depth,
        ).toConst('point')
        points.at(i).assign(vec4(point, 0))
        goals.at(i).assign(goalAt(point))
      },
      { name: 'fillLattice' },
    )
    return { side, count, points, goals, fill }
  }
  return { batch, lattice }
}
export type Lattice = ReturnType<ReturnType<typeof createSamples>['lattice']>
