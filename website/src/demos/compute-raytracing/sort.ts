/**
 * A radix sort, four bits at a time: every chunk counts its digits, the counts are summed, and every chunk moves its elements to where they belong
 * (Satish, Harris and Garland 2009). Elements with equal keys keep their order, so sorting by one digit does not disturb the digits before it.
 * Must not know: which keys.
 */
import { array, int, kernel, Loop, storage, uint } from 'kirari/node'
import type { Storage, Uint } from 'kirari/node'

const digits = 16
const bits = 4
/** Elements that one invocation moves. */
const chunk = 64

/** Keys and their items; after the kernels have run `rounds` times in this order, the first of each pair is sorted. */
export const createSort = (count: number, keys: readonly [Storage<Uint>, Storage<Uint>], items: readonly [Storage<Uint>, Storage<Uint>]) => {
  const chunks = Math.ceil(count / chunk)
  const total = chunks * digits
  const blocks = Math.ceil(Math.sqrt(total))
  const size = Math.ceil(total / blocks)
  /** The lowest bit of the digit. */
  const shift = storage(uint, 1, { name: 'shift' })
  /** The number of elements with each digit in each chunk; all chunks of digit 0 come first. */
  const counts = storage(uint, total, { name: 'counts' })
  const places = storage(uint, total, { name: 'places' })
  const sums = storage(uint, blocks, { name: 'sums' })
  const starts = storage(uint, blocks, { name: 'starts' })

  const each = (group: Uint, length: number, end: number, body: (i: Uint) => void): void =>
    Loop({ start: group.mul(length), end: group.add(1).mul(length).min(uint(end)) }, (i) => body(i))
  const digitOf = (key: Uint): Uint => key.shiftRight(shift.at(0)).bitAnd(uint(digits - 1))

  const countDigits = (from: 0 | 1) =>
    kernel(
      chunks,
      (c) => {
        const own = array(uint, digits)(() => 0).toVar('own')
        each(c, chunk, count, (i) => own.at(digitOf(keys[from].at(i))).addAssign(1))
        Loop(int(digits), (digit) => counts.at(uint(digit).mul(chunks).add(c)).assign(own.at(digit)))
      },
      { name: 'countDigits' },
    )
  const sumBlocks = kernel(
    blocks,
    (block) => {
      const sum = uint(0).toVar('sum')
      each(block, size, total, (i) => sum.addAssign(counts.at(i)))
      sums.at(block).assign(sum)
    },
    { name: 'sumBlocks' },
  )
  const addBlocks = kernel(
    1,
    () => {
      const sum = uint(0).toVar('sum')
      Loop(int(blocks), (block) => {
        starts.at(block).assign(sum)
        sum.addAssign(sums.at(block))
      })
    },
    { name: 'addBlocks' },
  )
  const addCounts = kernel(
    blocks,
    (block) => {
      const sum = starts.at(block).toVar('sum')
      each(block, size, total, (i) => {
        places.at(i).assign(sum)
        sum.addAssign(counts.at(i))
      })
    },
    { name: 'addCounts' },
  )
  const scatter = (from: 0 | 1) =>
    kernel(
      chunks,
      (c) => {
        const next = array(uint, digits)(() => 0).toVar('next')
        Loop(int(digits), (digit) => next.at(digit).assign(places.at(uint(digit).mul(chunks).add(c))))
        each(c, chunk, count, (i) => {
          const key = keys[from].at(i).toConst('key')
          const digit = digitOf(key).toConst('digit')
          const place = next.at(digit).toConst('place')
          keys[from ? 0 : 1].at(place).assign(key)
          items[from ? 0 : 1].at(place).assign(items[from].at(i))
          next.at(digit).addAssign(1)
        })
      },
      { name: 'scatter' },
    )
  const advance = kernel(1, () => shift.at(0).assign(shift.at(0).add(bits).bitAnd(uint(31))), { name: 'advance' })
  const scan = [sumBlocks, addBlocks, addCounts]
  return {
    kernels: [countDigits(0), ...scan, scatter(0), advance, countDigits(1), ...scan, scatter(1), advance],
    rounds: 32 / bits / 2,
    shift,
    storages: [shift, counts, places, sums, starts],
  }
}
