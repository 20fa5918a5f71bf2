/** Compute stages on the CPU: memory, workgroups, barriers, atomics. */
import { describe, expect, it } from 'vitest'
import {
  array,
  float,
  fn,
  If,
  int,
  ivec2,
  Loop,
  nothing,
  storageTexture2D,
  struct,
  texture,
  uint,
  vec2,
  vec3,
  vec4,
  type Uint,
} from '../../../src/shader/front/node/index.ts'
import { atomicAdd, atomicCompareExchange, atomicLoad, atomicMax, workgroupBarrier, workgroupUniformLoad } from '../../../src/shader/front/node/atomic.ts'
import { globalId, localIndex, workgroupCount, workgroupId } from '../../../src/shader/front/node/stage-input.ts'
import { kernel } from '../../../src/shader/front/node/kernel.ts'
import { compute } from '../../../src/shader/front/node/stage.ts'
import { atomic, storage, workgroup } from '../../../src/shader/front/node/storage.ts'
import { printJS, render, runCompute, runKernel, toJS } from '../../../src/shader/target/cpu/index.ts'

describe('compute stages on the CPU', () => {
  it('write to the array that was passed', () => {
    const values = storage(vec3, 4, { name: 'values' })
    const double = compute({ workgroupSize: [4] }, () => {
      values.at(globalId.x).xz.mulAssign(2)
    })
    const data = Float32Array.from({ length: 12 }, (_, i) => i)
    runCompute(double, { workgroups: 1, buffers: [[values, data]] })
    expect([...data]).toEqual([0, 1, 4, 6, 4, 10, 12, 7, 16, 18, 10, 22])
  })

  it('replace a list of values by what was left', () => {
    const Body = struct('Body', { position: vec2, mass: float, hits: array(int, 2) })
    const bodies = storage(Body, 2)
    const move = compute({ workgroupSize: [1] }, () => {
      const body = bodies.at(globalId.x)
      body.position.addAssign(vec2(body.mass, 1))
      body.hits.at(globalId.x).addAssign(5)
    })
    const list = [
      { position: [0, 0], mass: 2, hits: [1, 2] },
      { position: [1, 1], mass: 3, hits: [3, 4] },
    ]
    runCompute(move, { workgroups: 2, buffers: [[bodies, list]] })
    expect(list).toEqual([
      { position: [2, 1], mass: 2, hits: [6, 2] },
      { position: [4, 2], mass: 3, hits: [3, 9] },
    ])
  })

  it('know which invocation they are', () => {
    const out = storage(uint, 48)
    const number = compute({ workgroupSize: [2, 3, 1] }, () => {
      const group = workgroupId.x.add(workgroupId.y.mul(workgroupCount.x))
      out.at(group.mul(6).add(localIndex)).assign(globalId.x.add(globalId.y.mul(100)))
    })
    const data = new Uint32Array(48)
    runCompute(number, { workgroups: [4, 2], buffers: [[out, data]] })
    expect([...data.subarray(0, 6)]).toEqual([0, 1, 100, 101, 200, 201])
    expect([...data.subarray(42)]).toEqual([306, 307, 406, 407, 506, 507])
  })

  it('wait for one another at barriers, in loops and functions', () => {
    const size = 8
    const input = storage(float, size, { access: 'read' })
    const out = storage(float, 1)
    const tile = workgroup(array(float, size), 'tile')
    const fold = fn('fold', [{ step: uint }], nothing, (step) => {
      If(localIndex.lessThan(step), () => {
        tile.at(localIndex).addAssign(tile.at(localIndex.add(step)))
      })
      workgroupBarrier()
    })
    const sum = compute({ workgroupSize: [size] }, () => {
      tile.at(localIndex).assign(input.at(localIndex))
      workgroupBarrier()
      const step = uint(size / 2).toVar('step')
      Loop(3, () => {
        fold(step)
        step.shiftRightAssign(1)
      })
      If(localIndex.equal(0), () => {
        out.at(0).assign(tile.at(0))
      })
    })
    const result = new Float32Array(1)
    runCompute(sum, {
      workgroups: 1,
      buffers: new Map<object, Float32Array>([
        [input, Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8)],
        [out, result],
      ]),
    })
    expect(result[0]).toBe(36)
    expect(printJS(sum)).toContain('function* fold(step)')
  })

  it('begin with zero in the variables of each workgroup', () => {
    const out = storage(uint, 3)
    const counter = workgroup(atomic(uint), 'counter')
    const stage = compute({ workgroupSize: [5] }, () => {
      atomicAdd(counter, 1)
      workgroupBarrier()
      out.at(workgroupId.x).assign(atomicLoad(counter))
    })
    const data = new Uint32Array(3)
    runCompute(stage, { workgroups: 3, buffers: [[out, data]] })
    expect([...data]).toEqual([5, 5, 5])
  })

  it('read what one of them wrote for all', () => {
    const out = storage(uint, 3)
    const limit = workgroup(uint, 'limit')
    const stage = compute({ workgroupSize: [3] }, () => {
      If(localIndex.equal(2), () => {
        limit.assign(40)
      })
      const all = workgroupUniformLoad(limit)
      limit.assign(0)
      out.at(localIndex).assign(localIndex.add(all))
    })
    const data = new Uint32Array(3)
    runCompute(stage, { workgroups: 1, buffers: [[out, data]] })
    expect([...data]).toEqual([40, 41, 42])
  })

  it('change atomics, which wrap, and give what was there', () => {
    const cells = storage(atomic(uint), 3)
    const seen = storage(uint, 4)
    const stage = compute({ workgroupSize: [2] }, () => {
      seen.at(globalId.x).assign(atomicAdd(cells.at(0), 4294967295))
      atomicMax(cells.at(1), globalId.x.mul(7))
      const { old, exchanged } = atomicCompareExchange(cells.at(2), 5, 9)
      seen.at(globalId.x.add(2)).assign(old)
      If(exchanged, () => {
        seen.at(globalId.x.add(2)).addAssign(100)
      })
    })
    const data = Uint32Array.of(1, 3, 5)
    const given = new Uint32Array(4)
    runCompute(stage, {
      workgroups: 1,
      buffers: [
        [cells, data],
        [seen, given],
      ] as const,
    })
    expect([...data]).toEqual([4294967295, 7, 9])
    expect([...given]).toEqual([1, 0, 105, 9])
  })

  it('hold an index beyond the end to the last value', () => {
    const out = storage(int, 3)
    const stage = compute({ workgroupSize: [4] }, () => {
      out.at(globalId.x).assign(int(globalId.x))
    })
    const data = new Int32Array(3)
    runCompute(stage, { workgroups: 1, buffers: [[out, data]] })
    expect([...data]).toEqual([0, 1, 3])
  })

  it('write pictures in the precision of their format', () => {
    const image = { width: 2, height: 1, data: new Uint8Array(8) }
    const picture = texture(storageTexture2D('rgba8unorm'), { value: image })
    const paint = compute({ workgroupSize: [3] }, () => {
      picture.store(ivec2(int(globalId.x), 0), vec4(float(globalId.x), 0.5, 2, 1))
    })
    runCompute(paint, { workgroups: 1 })
    expect([...image.data]).toEqual([0, 128, 255, 255, 255, 128, 255, 255])
  })

  it('read the numbers that a storage was made with, unless others are passed', () => {
    const Rate = struct('Rate', { scale: float, shift: int })
    const rates = storage(Rate, 2, { data: [0.5, 1, 2, -1] })
    const from = storage(vec2, 2, { data: Float64Array.of(1, 2, 3, 4), access: 'read' })
    const out = storage(vec2, 2, { data: [9, 9, 9, 9], name: 'out' })
    const change = (i: Uint): void => {
      const rate = rates.at(i)
      out.at(i).assign(from.at(i).mul(rate.scale).add(float(rate.shift)))
    }
    const stage = compute({ workgroupSize: [2] }, () => change(globalId.x))
    const numbers = new Float32Array(4)
    runCompute(stage, { workgroups: 1, buffers: [[out, numbers]] })
    expect([...numbers]).toEqual([1.5, 2, 5, 7])
    runKernel(kernel(2, change), {
      buffers: [
        [out, numbers],
        [from, Float32Array.of(4, 8, 1, 1)],
      ],
    })
    expect([...numbers]).toEqual([3, 5, 1, 1])
    expect([...render(vec4(from.at(0).mul(0.2), 0, 1), { width: 1, height: 1 })]).toEqual([51, 102, 0, 255])
    const sum = fn('sum', [{ i: uint }], float, (i) => from.at(i).x.add(from.at(i).y))
    expect(toJS(sum)(1)).toBe(7)
    // Its results would be lost.
    expect(() => {
      runCompute(stage, { workgroups: 1 })
    }).toThrow('for the storage "out"')
  })

  it('refuse a buffer that does not fit, or none', () => {
    const out = storage(int, 3, { name: 'out' })
    const stage = compute({ workgroupSize: [1] }, () => {
      out.at(0).assign(1)
    })
    expect(() => {
      runCompute(stage, { workgroups: 1 })
    }).toThrow('a Int32Array of 3 numbers, or a list of 3 values, for the storage "out"')
    expect(() => {
      runCompute(stage, { workgroups: 1, buffers: [[out, new Float32Array(3)]] })
    }).toThrow('storage "out"')
  })
})

describe('fragments on the CPU', () => {
  it('read storages', () => {
    const colors = storage(vec3, 2, { access: 'read' })
    const pixels = render(vec4(colors.at(1) as never, 1), {
      width: 1,
      height: 1,
      buffers: [
        [
          colors,
          [
            [0, 0, 0],
            [1, 0, 1],
          ],
        ],
      ],
    })
    expect([...pixels]).toEqual([255, 0, 255, 255])
  })
})

describe('a function with a barrier', () => {
  it('is refused where it is called alone', () => {
    const wait = fn('wait', [], nothing, () => {
      workgroupBarrier()
    })
    expect(() => toJS(wait)).toThrow('runCompute')
  })
})
