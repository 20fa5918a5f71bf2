/** Kernels and drawings that run: the tests read their output back. */
import { describe, expect, it } from 'vitest'
import { compileGLSLStages } from '../../../src/shader/target/glsl/stages.ts'
import { compileWGSLCompute, compileWGSLStages } from '../../../src/shader/target/wgsl/stages.ts'
import {
  array,
  atomic,
  atomicAdd,
  atomicAnd,
  atomicCompareExchange,
  atomicExchange,
  atomicLoad,
  atomicMax,
  atomicMin,
  atomicOr,
  atomicStore,
  atomicSub,
  atomicXor,
  attribute,
  compute,
  dpdy,
  dpdyCoarse,
  dpdyFine,
  float,
  fn,
  fragCoord,
  frontFacing,
  globalId,
  half,
  hvec2,
  If,
  instancedAttribute,
  int,
  localId,
  localIndex,
  Loop,
  mat2,
  mat3,
  mat3x2,
  nothing,
  select,
  storage,
  struct,
  subgroupAdd,
  subgroupAll,
  subgroupBallot,
  subgroupBroadcastFirst,
  subgroupElect,
  subgroupExclusiveAdd,
  subgroupInclusiveAdd,
  subgroupInvocationId,
  subgroupMax,
  subgroupShuffleXor,
  subgroupSize,
  uint,
  uniform,
  uv,
  varying,
  vec2,
  vec3,
  vec4,
  vertexIndex,
  workgroup,
  workgroupBarrier,
  workgroupCount,
  workgroupId,
  workgroupUniformLoad,
  type ComputeStage,
  type RenderStages,
} from '../../../src/shader/front/node/index.ts'
import { glslReserved } from '../../../src/shader/target/glsl/reserved.ts'
import { wgslReserved } from '../../../src/shader/target/wgsl/reserved.ts'
import { readableNames } from '../../../src/shader/target/text/namer.ts'
import { drawWebGL, drawWebGPU, features, runKernel } from '../gpu.ts'

const run = (
  kernel: ComputeStage,
  groups: readonly [number, number?, number?],
  start: Readonly<Record<string, ArrayBuffer>> = {},
): Promise<Readonly<Record<string, ArrayBuffer>>> =>
  runKernel(compileWGSLCompute(kernel, { compact: false, namer: readableNames(wgslReserved) }, run), groups, start)
const floats = (buffer: ArrayBuffer | undefined): readonly number[] => [...new Float32Array(buffer ?? new ArrayBuffer(0))]
const uints = (buffer: ArrayBuffer | undefined): readonly number[] => [...new Uint32Array(buffer ?? new ArrayBuffer(0))]
const ints = (buffer: ArrayBuffer | undefined): readonly number[] => [...new Int32Array(buffer ?? new ArrayBuffer(0))]
const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)

describe('a kernel', () => {
  it('writes each element, and sees where it is', async () => {
    const places = storage(uint, 24, { name: 'places' })
    const kernel = compute({ workgroupSize: [2, 2] }, () => {
      const i = globalId.y.mul(workgroupCount.x.mul(2)).add(globalId.x)
      places.at(i).assign(workgroupId.x.mul(1000).add(workgroupId.y.mul(100)).add(localIndex.mul(10)).add(localId.y))
    })
    const { places: seen } = await run(kernel, [3, 2])
    expect(uints(seen)).toEqual(
      count(24).map((i) => {
        const [x, y] = [i % 6, Math.floor(i / 6)]
        const [localX, localY] = [x % 2, y % 2]
        return Math.floor(x / 2) * 1000 + Math.floor(y / 2) * 100 + (localY * 2 + localX) * 10 + localY
      }),
    )
  })

  it('reads every part of structs in a buffer from where our layout says it is', async () => {
    const Inner = struct('Inner', { level: float, sides: array(vec2, 2) })
    const Thing = struct('Thing', { place: vec3, mass: float, turn: mat3, bend: mat3x2, inner: Inner, tags: array(uint, 3), last: vec3 })
    const things = storage(Thing, 2, { name: 'things' })
    const numbers = storage(float, 30, { name: 'numbers' })
    const kernel = compute({ workgroupSize: [1] }, () => {
      const thing = things.at(1)
      const parts = [
        ...[thing.place, ...[0, 1, 2].map((i) => thing.turn.at(i)), thing.last].flatMap((v) => [v.x, v.y, v.z]),
        ...[...[0, 1, 2].map((i) => thing.bend.at(i)), thing.inner.sides.at(0), thing.inner.sides.at(1)].flatMap((v) => [v.x, v.y]),
        thing.mass,
        thing.inner.level,
        ...[0, 1, 2].map((i) => float(thing.tags.at(i))),
      ]
      parts.forEach((part, i) => {
        numbers.at(i).assign(part)
      })
    })
    const { storages } = compileWGSLCompute(kernel, { compact: false, namer: readableNames(wgslReserved) }, it)
    const layout = storages.find(({ name }) => name === 'things')
    const data = new DataView(new ArrayBuffer(layout?.byteLength ?? 0))
    let next = 1
    const expected: Record<string, number[]> = {}
    for (const { path, type, count: length = 1, byteOffset, byteStride } of layout?.leaves ?? []) {
      const key = path.join('.')
      const runLength = type.kind === 'matrix' ? type.rows : type.kind === 'atomic' ? 1 : type.size
      const runs = type.kind === 'matrix' ? type.columns : length
      for (let r = 0; r < runs; r++)
        for (let c = 0; c < runLength; c++) {
          const at = (layout?.byteStride ?? 0) + byteOffset + r * byteStride + c * 4
          if (type.scalar.name === 'uint') data.setUint32(at, next, true)
          else data.setFloat32(at, next, true)
          ;(expected[key] ??= []).push(next++)
        }
    }
    const { numbers: seen } = await run(kernel, [1], { things: data.buffer })
    const keys = ['place', 'turn', 'last', 'bend', 'inner.sides', 'mass', 'inner.level', 'tags']
    expect(floats(seen)).toEqual(keys.flatMap((key) => expected[key]))
  })

  it('adds up over a workgroup, with barriers and a value that is the same for all', async () => {
    const values = storage(float, 128, { access: 'read', name: 'values' })
    const sums = storage(float, 2, { name: 'sums' })
    const tile = workgroup(array(float, 64), 'tile')
    const top = workgroup(uint, 'top')
    const kernel = compute({ workgroupSize: [64] }, () => {
      tile.at(localIndex).assign(values.at(globalId.x))
      If(localIndex.equal(63), () => {
        top.assign(32)
      })
      const width = workgroupUniformLoad(top).toVar('width')
      Loop(
        () => width.greaterThan(0),
        () => {
          If(localIndex.lessThan(width), () => {
            tile.at(localIndex).addAssign(tile.at(localIndex.add(width)))
          })
          workgroupBarrier()
          width.shiftRightAssign(1)
        },
      )
      If(localIndex.equal(0), () => {
        sums.at(workgroupId.x).assign(tile.at(0))
      })
    })
    const { sums: seen } = await run(kernel, [2], { values: new Float32Array(count(128)).buffer })
    expect(floats(seen)).toEqual([2016, 6112])
  })

  it('changes atomics one at a time, and gives what was there', async () => {
    const State = struct('State', {
      sum: atomic(uint),
      difference: atomic(int),
      high: atomic(int),
      low: atomic(int),
      ands: atomic(uint),
      ors: atomic(uint),
      xors: atomic(uint),
    })
    const state = storage(State, { name: 'state' })
    const order = storage(uint, 32, { name: 'order' })
    const count32 = uint(1)
    const kernel = compute({ workgroupSize: [32] }, () => {
      const i = int(globalId.x)
      const before = atomicAdd(state.sum, count32)
      order.at(before).assign(1)
      atomicSub(state.difference, i)
      atomicMax(state.high, i.sub(5))
      atomicMin(state.low, i.sub(5))
      atomicAnd(state.ands, globalId.x.bitOr(64))
      atomicOr(state.ors, globalId.x)
      atomicXor(state.xors, globalId.x.mul(2).add(1))
    })
    const start = new Int32Array([0, 0, -100, 100, -1, 0, 0])
    const { state: seen, order: places } = await run(kernel, [1], { state: start.buffer })
    expect([...uints(places)]).toEqual(count(32).map(() => 1))
    expect(ints(seen)).toEqual([32, -496, 26, -5, 64, 31, 0])
  })

  it('exchanges, compares, stores and loads', async () => {
    const lock = storage(atomic(int), { name: 'lock' })
    const seen = storage(int, 5, { name: 'seen' })
    const kernel = compute({ workgroupSize: [1] }, () => {
      seen.at(0).assign(atomicExchange(lock, 7))
      const wrong = atomicCompareExchange(lock, 3, 9)
      seen.at(1).assign(wrong.old)
      seen.at(2).assign(select(int(0), int(1), wrong.exchanged))
      const isDone = int(0).toVar('isDone')
      // It may fail spuriously.
      Loop(100, () => {
        If(isDone.equal(0), () => {
          const right = atomicCompareExchange(lock, 7, 9)
          If(right.exchanged, () => {
            isDone.assign(1)
            seen.at(3).assign(right.old)
          })
        })
      })
      seen.at(4).assign(atomicLoad(lock))
      atomicStore(lock, 11)
    })
    const result = await run(kernel, [1], { lock: new Int32Array([4]).buffer })
    expect([ints(result['seen']), ints(result['lock'])]).toEqual([[4, 7, 0, 7, 9], [11]])
  })

  it('calls functions that write storages, in the order that is written', async () => {
    const cells = storage(float, 4, { name: 'cells' })
    const put = fn('put', [{ i: int }, { value: float }], nothing, (i, value) => {
      cells.at(i).assign(value)
    })
    const take = fn('take', [{ i: int }], float, (i) => cells.at(i))
    const bump = fn('bump', [{ i: int }], float, (i) => {
      cells.at(i).addAssign(1)
      return cells.at(i).mul(10)
    })
    const kernel = compute({ workgroupSize: [1] }, () => {
      put(0, 5)
      const before = take(0)
      put(0, 6)
      const after = take(0)
      cells.at(1).assign(before)
      cells.at(2).assign(after)
      cells.at(3).assign(bump(2).add(bump(2)))
    })
    const { cells: seen } = await run(kernel, [1])
    expect(floats(seen)).toEqual([6, 5, 8, 150])
  })

  it('reads and writes a place with a computed index, and a matrix in a buffer', async () => {
    const matrices = storage(mat2, 2, { name: 'matrices' })
    const scale = uniform(3, 'scale')
    const kernel = compute({ workgroupSize: [2] }, () => {
      const column = matrices.at(globalId.x.add(1).remainder(2)).at(1)
      column.assign(column.mul(scale).add(column.yx))
    })
    const program = compileWGSLCompute(kernel, { compact: false, namer: readableNames(wgslReserved) }, it)
    const { matrices: seen } = await runKernel(program, [1], { matrices: new Float32Array([1, 2, 3, 4, 5, 6, 7, 8]).buffer })
    expect(floats(seen)).toEqual([1, 2, 13, 15, 5, 6, 29, 31])
  })

  it.runIf(features.includes('shader-f16'))('has halves in buffers, and in uniforms, where they are kept as floats', async () => {
    const halves = storage(half, 4, { name: 'halves' })
    const Pair = struct('Pair', { a: half, b: hvec2 })
    const pair = uniform(Pair, { a: 0.5, b: [2, 4] }, 'pair')
    const scale = uniform(half, 3, 'scale')
    const numbers = storage(float, 4, { name: 'numbers' })
    const kernel = compute({ workgroupSize: [1] }, () => {
      halves.at(0).mulAssign(scale)
      numbers.at(0).assign(float(halves.at(0)))
      numbers.at(1).assign(float(halves.at(1)))
      numbers.at(2).assign(float(pair.a.add(pair.b.x)))
      numbers.at(3).assign(float(pair.b.y))
    })
    // 1 and 2 as halves.
    const { numbers: seen } = await run(kernel, [1], { halves: new Uint16Array([0x3c00, 0x4000, 0, 0]).buffer })
    expect(floats(seen)).toEqual([3, 2, 2.5, 4])
  })

  it.runIf(features.includes('subgroups'))('works across a subgroup', async () => {
    const sums = storage(uint, 64, { name: 'sums' })
    const wrong = storage(atomic(uint), { name: 'wrong' })
    const expectThat = fn('expectThat', [{ bit: uint }, { isTrue: uint }], nothing, (bit, isTrue) => {
      If(isTrue.equal(0), () => {
        atomicOr(wrong, uint(1).shiftLeft(bit))
      })
    })
    const kernel = compute({ workgroupSize: [64] }, () => {
      const invocation = subgroupInvocationId
      const size = subgroupSize
      const total = subgroupAdd(uint(1))
      const upTo = subgroupInclusiveAdd(invocation)
      const before = subgroupExclusiveAdd(invocation)
      const highest = subgroupMax(invocation)
      const first = subgroupBroadcastFirst(invocation)
      const across = subgroupShuffleXor(invocation, 1)
      const isAll = subgroupAll(invocation.lessThan(size))
      const votes = subgroupBallot(invocation.equal(0))
      const isFirst = subgroupElect()
      expectThat(0, uint(total.equal(size)))
      expectThat(1, uint(upTo.equal(invocation.mul(invocation.add(1)).div(2))))
      expectThat(2, uint(before.equal(upTo.sub(invocation))))
      expectThat(3, uint(highest.equal(size.sub(1))))
      expectThat(4, uint(first.equal(0)))
      expectThat(5, uint(across.equal(invocation.bitXor(1))))
      expectThat(6, uint(isAll))
      expectThat(7, uint(votes.x.equal(1)))
      expectThat(8, uint(isFirst.equal(invocation.equal(0))))
      sums.at(globalId.x).assign(total)
    })
    const { sums: seen, wrong: bits } = await run(kernel, [1])
    expect(uints(bits)).toEqual([0])
    expect(uints(seen)[0]).toBeGreaterThan(0)
  })
})

/** Both backends, 4 × 4 pixels of four bytes, the top row first. */
const targets: readonly (readonly [string, (stages: RenderStages, input?: Parameters<typeof drawWebGL>[1]) => Promise<Uint8ClampedArray>])[] = [
  ['WebGL2', async (stages, input) => drawWebGL(compileGLSLStages(stages, { compact: false, namer: readableNames(glslReserved) }, it), input)],
  ['WebGPU', (stages, input) => drawWebGPU(compileWGSLStages(stages, { compact: false, namer: readableNames(wgslReserved) }, it), input)],
]

describe.each(targets)('a drawing on %s', (_, draw) => {
  const at = (data: Uint8ClampedArray, x: number, y: number): readonly number[] => [...data.subarray((y * 4 + x) * 4, (y * 4 + x) * 4 + 4)]
  /** A full-screen triangle, from the vertex index. */
  const corner = vec2(float(vertexIndex.bitAnd(1)), float(vertexIndex.shiftRight(1))).mul(2)
  const covering = vec4(corner.mul(2).sub(1), 0.5, 1)

  it('has y up in clip space, in uv and in fragCoord', async () => {
    const isTop = uv.y.greaterThan(0.5)
    const image = await draw({ vertex: covering, fragment: vec3(uv, fragCoord.y.div(4)) })
    expect(at(image, 0, 0)).toEqual([32, 223, 223, 255])
    expect(at(image, 3, 3)).toEqual([223, 32, 32, 255])
    // Only the part above the middle.
    const upper = vec4(corner.x.mul(2).sub(1), corner.y, 0.5, 1)
    const half = await draw({ vertex: upper, fragment: vec3(1, select(0, 1, isTop), 0) })
    expect([at(half, 0, 1), at(half, 0, 2)]).toEqual([
      [255, 255, 0, 255],
      [0, 0, 0, 0],
    ])
  })

  it('has z from 0 to w, which is the depth of the pixel', async () => {
    const slope = vec4(corner.mul(2).sub(1), corner.y.mul(0.5), 1)
    const image = await draw({ vertex: slope, fragment: vec3(fragCoord.z) })
    const depths = count(4).map((y) => at(image, 0, y)[0] ?? 0)
    expect(depths.map((depth) => Math.round(depth / 4))).toEqual([28, 20, 12, 4])
    const beyond = vec4(corner.mul(2).sub(1), -0.1, 1)
    expect(at(await draw({ vertex: beyond, fragment: vec3(1) }), 0, 0)).toEqual([0, 0, 0, 0])
  })

  it('knows the front of a triangle by the turn of its corners', async () => {
    const fragment = vec3(select(0, 1, frontFacing))
    expect(at(await draw({ vertex: covering, fragment }), 0, 0)).toEqual([255, 255, 255, 255])
    const turned = vec4(corner.yx.mul(2).sub(1), 0.5, 1)
    expect(at(await draw({ vertex: turned, fragment }), 0, 0)).toEqual([0, 0, 0, 255])
  })

  it('reads attributes of vertices and instances, and hands varyings over', async () => {
    const position = attribute(vec2, 'position')
    const level = attribute(float, 'level')
    const shift = instancedAttribute(vec2, 'shift')
    const id = varying(instancedAttribute(uint, 'id'), { name: 'id' })
    const blue = varying(level, { name: 'level' })
    const image = await draw(
      { vertex: vec4(position.mul(2).sub(1).add(shift), 0, 1), fragment: vec3(float(id).div(255), 0, blue) },
      {
        vertices: 3,
        instances: 2,
        attributes: {
          position: new Float32Array([0, 0, 2, 0, 0, 2]),
          level: new Float32Array([0, 0, 4]),
          shift: new Float32Array([0, 0, 0, 1]),
          id: new Uint32Array([40, 80]),
        },
      },
    )
    // The second instance covers the upper half.
    expect([at(image, 0, 0)[0], at(image, 0, 1)[0], at(image, 0, 2)[0], at(image, 0, 3)[0]]).toEqual([80, 80, 40, 40])
    expect([at(image, 0, 3)[2], at(image, 0, 2)[2]]).toEqual([64, 191])
  })

  it('fills the picture where there is no vertex stage, with several outputs of which this is the first', async () => {
    const image = await draw({ fragment: { color: vec4(uv, 0, 1), other: vec4(1) } })
    expect(at(image, 3, 0)).toEqual([223, 223, 0, 255])
  })

  it('has uniforms in both stages', async () => {
    const both = uniform(mat3, [1, 0, 0, 0, 1, 0, 0.5, 0, 1], 'both')
    const levels = uniform(array(float, 3), [0.2, 0.4, 0.6], 'levels')
    const image = await draw({ vertex: vec4(both.mul(vec3(corner.mul(2).sub(1), 1)).xy, 0, 1), fragment: vec3(levels.at(1), both.at(2).x, levels.at(2)) })
    expect([at(image, 0, 0), at(image, 1, 0)]).toEqual([
      [0, 0, 0, 0],
      [102, 128, 153, 255],
    ])
  })
})

describe('a drawing into a target on WebGPU', () => {
  const corner = vec2(float(vertexIndex.bitAnd(1)), float(vertexIndex.shiftRight(1))).mul(2)
  const slope = vec4(corner.x.mul(2).sub(1), corner.y, 0.5, 1)
  const program = (stages: RenderStages, isTarget: boolean): ReturnType<typeof compileWGSLStages> =>
    compileWGSLStages(stages, { compact: false, namer: readableNames(wgslReserved) }, it, { isTarget })

  it.each<[string, RenderStages]>([
    ['uv', { fragment: vec3(uv, 1) }],
    ['uv beside a vertex stage', { vertex: slope, fragment: vec3(uv, 1) }],
    ['fragCoord', { vertex: slope, fragment: vec3(fragCoord.xy.div(4), 1) }],
    ['fragCoord in a function', { fragment: fn('place', [], vec3, () => vec3(fragCoord.xy.div(4), 1))() }],
    ['dpdy', { fragment: vec3(dpdy(fragCoord.y).mul(0.5), dpdyFine(uv.y).mul(2), dpdyCoarse(uv.y).mul(2)) }],
    ['varyings', { vertex: slope, fragment: vec3(varying(corner).mul(0.5), 1) }],
  ])('has the picture of a canvas with its rows from the bottom, with %s', async (_, stages) => {
    const [canvas, target] = [await drawWebGPU(program(stages, false)), await drawWebGPU(program(stages, true))]
    const rows = [3, 2, 1, 0].flatMap((y) => [...target.subarray(y * 16, (y + 1) * 16)])
    expect(rows).toEqual([...canvas])
    expect(new Set(canvas).size).toBeGreaterThan(1)
  })
})
