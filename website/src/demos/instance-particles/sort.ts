/**
 * Sorts on the GPU, by kernels that only gather: the bitonic network of K. E. Batcher (1968). Each invocation compares its own element with a
 * partner and keeps the smaller or the larger one; the partner decides the same from its side. So the result always has every number once.
 */
import { repeat } from 'kirari'
import { float, If, kernel, select, storage, uint, vec4 } from 'kirari/node'
import type { Float, Uint } from 'kirari/node'

/** The number of passes: blocks of 2, 4, 8, … are merged, a block of 2^m in m passes. */
export const passesFor = (count: number): number => {
  const levels = Math.ceil(Math.log2(count))
  return (levels * (levels + 1)) / 2
}

/** The numbers below `count`, in the ascending order of their keys. `count` need not be a power of two. */
export const createSort = (count: number, keyOf: (i: Uint) => Float) => {
  // A key, the number it belongs to, and the pass: the size of the blocks that are merged, and the distance of partners.
  const order = storage(vec4, count, { name: 'order' })

  const begin = kernel(count, (i) => order.at(i).assign(vec4(keyOf(i), float(i), 2, 1)), { name: 'number' })

  const pass = kernel(
    count,
    (i) => {
      const own = order.at(i).toConst('own')
      const [block, distance] = [uint(own.z).toConst('block'), uint(own.w).toConst('distance')]
      // The first pass of a merge mirrors a block, because both halves ascend; the others move by the distance.
      const partner = i.bitXor(select(distance, block.sub(1), distance.mul(2).equal(block))).toConst('partner')
      const kept = own.xy.toVar('kept')
      // Beyond the end, imagine infinite keys, which stay where they are.
      If(partner.lessThan(count), () => {
        const other = order.at(partner).xy.toConst('other')
        const isLower = i.lessThan(partner)
        kept.assign(select(kept, other, isLower.and(other.x.lessThan(own.x)).or(isLower.not().and(other.x.greaterThan(own.x)))))
      })
      const isMerged = distance.equal(1)
      order.at(i).assign(vec4(kept, float(select(block, block.mul(2), isMerged)), float(select(distance.shiftRight(1), block, isMerged))))
    },
    { name: 'compare' },
  )

  return { order, begin, sort: repeat(() => passesFor(count), [pass]) }
}

/** The number of pairs in the wrong order, counted while a merge sort on the CPU puts them right. */
export const inversions = (keys: ArrayLike<number>): number => {
  let from = Float64Array.from(keys)
  let to = new Float64Array(from.length)
  let found = 0
  for (let width = 1; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, from.length), Math.min(start + 2 * width, from.length)]
      let [left, right] = [start, middle]
      for (let i = start; i < end; i++) {
        const takesRight = right < end && (left >= middle || (from[right] ?? 0) < (from[left] ?? 0))
        if (takesRight) found += middle - left
        to[i] = from[takesRight ? right++ : left++] ?? 0
      }
    }
    ;[from, to] = [to, from]
  }
  return found
}
