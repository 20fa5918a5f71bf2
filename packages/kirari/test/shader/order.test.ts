/**
 * When a value is computed: where its expression is written, whatever changes its inputs afterwards. Loops run again, and calls
 * read and write memory that is not among their arguments.
 */
import { describe, expect, it } from 'vitest'
import {
  array,
  atomic,
  atomicAdd,
  atomicLoad,
  compute,
  float,
  fn,
  If,
  inout,
  int,
  localIndex,
  Loop,
  nothing,
  storage,
  Switch,
  uint,
  workgroup,
  type Float,
  type Int,
} from '../../src/shader/front/node/index.ts'
import { runCompute, toJS } from '../../src/shader/target/cpu/index.ts'

describe('a value from before a loop that changes what it read', () => {
  /** Ten times a variable, which a loop then changes: its sum over the rounds. */
  const sumOf = (loop: (round: { readonly before: Int; readonly change: () => void; readonly add: (value: Int) => void }) => void): unknown =>
    toJS(
      fn('sum', [{ p: int }], int, (p) => {
        const v = p.toVar('v')
        const sum = int(0).toVar('sum')
        loop({ before: v.mul(10), change: () => v.addAssign(1), add: (value) => sum.addAssign(value) })
        return sum
      }),
    )(1)

  it.each<readonly [string, Parameters<typeof sumOf>[0], number]>([
    [
      'is the same in every round',
      ({ before, change, add }) =>
        Loop(3, () => {
          add(before)
          change()
        }),
      30,
    ],
    [
      'is the same in a branch of every round',
      ({ before, change, add }) =>
        Loop(3, (i) => {
          If(i.greaterThan(0), () => add(before))
          change()
        }),
      20,
    ],
    [
      'is the same in a case of every round',
      ({ before, change, add }) =>
        Loop(3, (i) => {
          Switch(i).Case([1, 2], () => add(before))
          change()
        }),
      20,
    ],
    [
      'is the same in an inner loop, where the outer one changes the variable',
      ({ before, change, add }) =>
        Loop(2, () => {
          Loop(2, () => add(before))
          change()
        }),
      40,
    ],
    [
      'is the same in a part of a larger value',
      ({ before, change, add }) =>
        Loop(3, (i) => {
          add(before.add(i))
          change()
        }),
      33,
    ],
    [
      'is the same in the range of an inner loop',
      ({ before, change, add }) =>
        Loop(2, () => {
          Loop(before, () => add(int(1)))
          change()
        }),
      20,
    ],
    [
      'is the same in the condition of every round',
      ({ before, change, add }) => {
        const rounds = int(0).toVar('rounds')
        Loop(
          () => rounds.lessThan(before),
          () => {
            add(int(1))
            rounds.addAssign(1)
            change()
          },
        )
      },
      10,
    ],
  ])('%s', (_, loop, sum) => {
    expect(sumOf(loop)).toBe(sum)
  })

  it('is another in every round where its expression stands inside', () => {
    const each = fn('each', [{ p: int }], int, (p) => {
      const v = p.toVar('v')
      const sum = int(0).toVar('sum')
      Loop(3, () => {
        const now = v.mul(10)
        v.addAssign(1)
        sum.addAssign(now)
      })
      return sum
    })
    expect(toJS(each)(1)).toBe(60)
  })
})

describe('a value from before a write to storage', () => {
  const cells = storage(float, 2, { name: 'cells' })
  const first = fn('first', [], float, () => cells.at(0))
  const twice = fn('twice', [], float, () => first().mul(2))
  const put = fn('put', [{ x: float }], nothing, (x) => {
    cells.at(0).assign(x)
  })
  const putAgain = fn('putAgain', [{ x: float }], nothing, (x) => put(x))
  const putAndGive = fn('putAndGive', [{ x: float }], float, (x) => {
    cells.at(0).assign(x)
    return x
  })
  const set = fn('set', [{ place: inout(float) }], nothing, (place) => {
    place.assign(9)
  })
  const setFirst = fn('setFirst', [], nothing, () => set(cells.at(0)))

  const reads: Readonly<Record<string, () => Float>> = {
    'an element': () => cells.at(0).mul(2),
    'a call that reads': () => first().mul(2),
    'a call of a call that reads': () => twice(),
  }
  const writes: Readonly<Record<string, () => unknown>> = {
    'an assignment': () => cells.at(0).assign(9),
    'an assignment in a branch': () => If(cells.at(1).lessThan(1), () => cells.at(0).assign(9)),
    'a call that writes': () => put(9),
    'a call of a call that writes': () => putAgain(9),
    'a call that writes and gives a result': () => putAndGive(9),
    'a parameter that is written back': () => set(cells.at(0)),
    'a call in which one is written back': () => setFirst(),
  }
  const pairs = Object.entries(reads).flatMap(([read, readNow]) => Object.entries(writes).map(([write, writeNow]) => ({ read, readNow, write, writeNow })))

  it.each(pairs)('$read is what it was before $write', ({ readNow, writeNow }) => {
    const data = Float32Array.of(3, 0)
    const step = compute({ workgroupSize: [1] }, () => {
      const before = readNow()
      writeNow()
      cells.at(1).assign(before)
    })
    runCompute(step, { workgroups: 1, buffers: [[cells, data]] })
    expect([...data]).toEqual([9, 6])
  })

  it('is what it was in every round of a loop that writes', () => {
    const data = Float32Array.of(3, 0)
    const step = compute({ workgroupSize: [1] }, () => {
      const before = twice()
      Loop(3, () => {
        cells.at(1).addAssign(before)
        put(9)
      })
    })
    runCompute(step, { workgroups: 1, buffers: [[cells, data]] })
    expect([...data]).toEqual([9, 18])
  })
})

describe('a value from before a change of other memory', () => {
  const out = storage(float, 1, { name: 'out' })
  const run = (body: () => void): readonly number[] => {
    const data = new Float32Array(1)
    runCompute(compute({ workgroupSize: [1] }, body), { workgroups: 1, buffers: [[out, data]] })
    return [...data]
  }

  it('a call that reads a variable of the workgroup is what it was', () => {
    const tile = workgroup(array(float, 2), 'tile')
    const read = fn('read', [], float, () => tile.at(localIndex))
    expect(
      run(() => {
        tile.at(localIndex).assign(3)
        const before = read().mul(2)
        tile.at(localIndex).assign(9)
        out.at(0).assign(before)
      }),
    ).toEqual([6])
  })

  it('an atomic is loaded where the load stands, in a function as well', () => {
    const count = storage(atomic(uint), { name: 'count' })
    const load = fn('load', [], uint, () => atomicLoad(count))
    const data = Uint32Array.of(3)
    const step = compute({ workgroupSize: [1] }, () => {
      const [before, called] = [atomicLoad(count), load().mul(2)]
      atomicAdd(count, 4)
      out.at(0).assign(float(before.add(called)))
    })
    const result = new Float32Array(1)
    runCompute(step, {
      workgroups: 1,
      buffers: [
        [count, data],
        [out, result],
      ],
    })
    expect([[...data], [...result]]).toEqual([[7], [9]])
  })
})
