/**
 * A bounding volume hierarchy in parallel (Karras 2012): triangles are sorted along the Morton curve, every inner node finds its range of triangles by
 * itself, and boxes grow from the leaves upwards. Each node also knows where a ray goes on that misses it, so no ray needs a stack.
 * Must not know: rays.
 */
import {
  atomic,
  atomicLoad,
  atomicMax,
  atomicMin,
  atomicStore,
  Break,
  countLeadingZeros,
  float,
  fn,
  If,
  int,
  kernel,
  Loop,
  select,
  storage,
  uint,
  vec4,
} from 'kirari/node'
import type { Int, KernelSource, Storage, Uint, Vec3, Vec4 } from 'kirari/node'
import { cornersOf } from './corner.ts'
import { createSort } from './sort.ts'

/** All triangles lie between −`reach` and `reach` along each axis. A power of two, so that codes are exact. */
export const reach = 2
/** Steps of the boxes per unit: atomic operations need integers. Boxes are rounded outwards. */
const fine = 2 ** 20

export interface Builder {
  /** In this order; those of `again` run several times. */
  readonly first: readonly KernelSource[]
  readonly again: readonly KernelSource[]
  readonly rounds: number
  readonly last: readonly KernelSource[]
  /**
   * Two vectors per node: its lowest corner and how many numbers of nodes are left from the one that a ray visits next when it misses, then its highest
   * corner and its left child; a leaf has −1 − the triangle instead. The inner nodes come first, the root is node 0. In memory of zeros a ray stops.
   */
  readonly nodes: Storage<Vec4>
  /** One number that the kernels write: who reads it waits for them. */
  readonly signal: Storage<Uint>
  /** Empty memory for the CPU: that of the nodes, and every storage of the kernels with its own. */
  readonly memory: () => {
    readonly nodes: Float32Array<ArrayBuffer>
    readonly buffers: readonly (readonly [storage: object, numbers: Float32Array | Int32Array | Uint32Array])[]
  }
}

export const nodeCount = (triangles: number): number => 2 * triangles - 1

/** `corners` has three per triangle, of which there must be at least two. */
export const createBuilder = (corners: Storage<Vec4>): Builder => {
  const count = corners.count / 3
  const inner = count - 1
  const all = nodeCount(count)
  const pair = (name: string) => [storage(uint, count, { name: `${name}A` }), storage(uint, count, { name: `${name}B` })] as const
  const [keys, items] = [pair('keys'), pair('items')]
  const left = storage(int, inner, { name: 'left' })
  /** The right child, by the last leaf of its left sibling. */
  const after = storage(int, count, { name: 'after' })
  /** The last leaf of each inner node. */
  const ends = storage(int, inner, { name: 'ends' })
  const parents = storage(int, all, { name: 'parents' })
  const bounds = storage(atomic(int), inner * 6, { name: 'bounds' })
  const nodes = storage(vec4, all * 2, { name: 'nodes' })

  const boxOf = (triangle: Int): readonly [Vec3, Vec3] => {
    const [a, b, c] = cornersOf(corners, triangle)
    return [a.xyz.min(b.xyz).min(c.xyz).toConst('low'), a.xyz.max(b.xyz).max(c.xyz).toConst('high')]
  }

  /** Moves ten bits apart, with two zeros after each. */
  const spread = (bits: Uint): Uint =>
    (
      [
        [16, 0x030000ff],
        [8, 0x0300f00f],
        [4, 0x030c30c3],
        [2, 0x09249249],
      ] as const
    ).reduce((x, [by, mask]) => x.bitOr(x.shiftLeft(uint(by))).bitAnd(uint(mask)), bits)
  const encode = kernel(
    count,
    (i) => {
      const [low, high] = boxOf(int(i))
      const cell = low
        .add(high)
        .mul(0.5)
        .add(reach)
        .div(2 * reach)
        .mul(1024)
        .floor()
        .clamp(0, 1023)
        .toConst('cell')
      keys[0].at(i).assign(
        spread(uint(cell.x))
          .mul(4)
          .add(spread(uint(cell.y)).mul(2))
          .add(spread(uint(cell.z))),
      )
      items[0].at(i).assign(i)
    },
    { name: 'encode' },
  )

  /** Returns the length of the common prefix of the Morton codes of two leaves, in bits. The index of the leaf distinguishes equal codes. */
  const common = fn('common', [{ i: int }, { j: int }], int, (i, j) => {
    const result = int(-1).toVar('result')
    If(j.greaterThanEqual(0).and(j.lessThan(count)), () => {
      const difference = keys[0].at(i).bitXor(keys[0].at(j)).toConst('difference')
      const ofNumbers = int(countLeadingZeros(uint(i).bitXor(uint(j)))).add(32)
      result.assign(select(ofNumbers, int(countLeadingZeros(difference)), difference.notEqual(0)))
    })
    return result
  })
  const leaf = (i: Int): Int => i.add(inner)

  const split = kernel(
    inner,
    (index) => {
      const i = int(index).toConst('i')
      // The range extends to the side of the neighbour with more bits in common.
      const way = select(int(-1), int(1), common(i, i.add(1)).greaterThan(common(i, i.sub(1)))).toConst('way')
      const least = common(i, i.sub(way)).toConst('least')
      const longest = int(2).toVar('longest')
      Loop(
        () => common(i, i.add(longest.mul(way))).greaterThan(least),
        () => longest.mulAssign(2),
      )
      const length = int(0).toVar('length')
      const step = longest.div(2).toVar('step')
      Loop(
        () => step.greaterThan(0),
        () => {
          If(common(i, i.add(length.add(step).mul(way))).greaterThan(least), () => length.addAssign(step))
          step.divAssign(2)
        },
      )
      const end = i.add(length.mul(way)).toConst('end')
      // Both children have more bits in common than the whole range: the split is after the last leaf with more than `whole`.
      const whole = common(i, end).toConst('whole')
      const offset = int(0).toVar('offset')
      const part = length.toVar('part')
      Loop(
        () => part.greaterThan(1),
        () => {
          part.assign(part.add(1).div(2))
          If(common(i, i.add(offset.add(part).mul(way))).greaterThan(whole), () => offset.addAssign(part))
        },
      )
      const middle = i.add(offset.mul(way)).add(way.min(0)).toConst('middle')
      const lower = select(middle, leaf(middle), i.min(end).equal(middle)).toConst('lower')
      const upper = select(middle.add(1), leaf(middle.add(1)), i.max(end).equal(middle.add(1))).toConst('upper')
      left.at(i).assign(lower)
      after.at(middle).assign(upper)
      ends.at(i).assign(i.max(end))
      parents.at(lower).assign(i)
      parents.at(upper).assign(i)
      for (let k = 0; k < 6; k++) atomicStore(bounds.at(i.mul(6).add(k)), k < 3 ? reach * fine : -reach * fine)
    },
    { name: 'split' },
  )

  const grow = kernel(
    count,
    (i) => {
      const [low, high] = boxOf(int(items[0].at(i)))
      const [lowest, highest] = [low.mul(fine).floor().toConst('lowest'), high.mul(fine).ceil().toConst('highest')]
      const node = leaf(int(i)).toVar('node')
      Loop(
        () => node.greaterThan(0),
        () => {
          node.assign(parents.at(node))
          const grown = int(0).toVar('grown')
          ;(['x', 'y', 'z'] as const).forEach((axis, k) => {
            const [a, b] = [int(lowest[axis]).toConst('a'), int(highest[axis]).toConst('b')]
            If(atomicMin(bounds.at(node.mul(6).add(k)), a).greaterThan(a), () => grown.assign(1))
            If(atomicMax(bounds.at(node.mul(6).add(k + 3)), b).lessThan(b), () => grown.assign(1))
          })
          // A box that already contained this one was grown by leaves that also grow the boxes above.
          If(grown.equal(0), () => Break())
        },
      )
    },
    { name: 'grow' },
  )

  const finish = kernel(
    all,
    (index) => {
      const i = int(index).toConst('i')
      const low = vec4(0).toVar('low')
      const high = vec4(0).toVar('high')
      const end = int(0).toVar('end')
      If(i.lessThan(inner), () => {
        const at = (k: number) => float(atomicLoad(bounds.at(i.mul(6).add(k)))).div(fine)
        low.assign(vec4(at(0), at(1), at(2), 0))
        high.assign(vec4(at(3), at(4), at(5), float(left.at(i))))
        end.assign(ends.at(i))
      }).Else(() => {
        end.assign(i.sub(inner))
        const triangle = int(items[0].at(end)).toConst('triangle')
        const [a, b] = boxOf(triangle)
        low.assign(vec4(a, 0))
        high.assign(vec4(b, float(triangle).add(1).negate()))
      })
      low.w.assign(select(float(int(all).sub(after.at(end))), float(0), end.equal(inner)))
      nodes.at(i.mul(2)).assign(low)
      nodes.at(i.mul(2).add(1)).assign(high)
    },
    { name: 'finish' },
  )

  const sort = createSort(count, keys, items)
  return {
    first: [encode],
    again: sort.kernels,
    rounds: sort.rounds,
    last: [split, grow, finish],
    nodes,
    signal: sort.shift,
    memory: () => {
      const numbers = new Float32Array(nodes.count * 4)
      const buffers = [
        ...[...keys, ...items, ...sort.storages].map((one) => [one, new Uint32Array(one.count)] as const),
        ...[left, after, ends, parents, bounds].map((one) => [one, new Int32Array(one.count)] as const),
        [nodes, numbers] as const,
      ]
      return { nodes: numbers, buffers }
    },
  }
}
