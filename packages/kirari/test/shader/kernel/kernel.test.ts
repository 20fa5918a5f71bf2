/** Kernels on the CPU, as text, and their program descriptions. `npm run golden` rewrites the texts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileGLSLKernel } from '../../../src/shader/target/glsl/kernel.ts'
import { compileGLSLStages } from '../../../src/shader/target/glsl/stages.ts'
import { compileWGSLKernel } from '../../../src/shader/target/wgsl/kernel.ts'
import { compileWGSLStages } from '../../../src/shader/target/wgsl/stages.ts'
import { atomic, atomicAdd, float, fn, kernel, storage, struct, texture, texture2D, uint, uv, vec2, vec3, vec4 } from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { runKernel } from '../../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { kernelCases } from './case.ts'
import { compact, differenceOf, expectedState, runOnCPU } from './run.ts'

const folder = new URL('../golden/', import.meta.url)
const update = process.env['UPDATE_GOLDEN'] === '1'

it.each(Object.entries(kernelCases))('a kernel %s on the CPU', (_, make) => {
  const one = make()
  expect(differenceOf(runOnCPU(one.kernel, one.rounds ?? 1), expectedState(one))).toBeUndefined()
})

describe('the text', () => {
  const printed = {
    'kernel-particles': 'moves particles, and turns some round',
    'kernel-structs': 'changes fields of structs, columns of matrices and elements of arrays',
    'kernel-diffusion': 'reads its neighbours as they were',
    'kernel-return': 'ends early, and keeps what it has written',
    'kernel-exchange': 'lets neighbours change places, through functions',
    'kernel-outputs': 'writes more than four outputs, and storages of several sizes, from one old state',
    'kernel-space': 'knows its place in three directions',
    'kernel-folded': 'has more workgroups than one of two directions holds',
    'kernel-single': 'sums into one value',
  } as const
  const kept = (file: string, text: string): void => {
    const url = new URL(file, folder)
    if (update) writeFileSync(url, `${text}\n`)
    expect(`${text}\n`).toBe(readFileSync(url, 'utf8'))
  }

  it.each(Object.entries(printed))('of %s is the kept one', (name, which) => {
    const one = kernelCases[which]?.().kernel
    if (!one) throw new Error(`expected a kernel that ${which}`)
    kept(`${name}.wgsl`, toWGSL(one))
    kept(`${name}.glsl`, toGLSL(one).join('\n\n'))
  })
})

describe('a program', () => {
  const style = compact()
  const cells = storage(float, 100, { name: 'cells' })
  const places = storage(vec3, 100, { name: 'places' })

  it('says how many workgroups there are', () => {
    const groups = (count: Parameters<typeof kernel>[0], size?: readonly [number, number?, number?]): readonly number[] =>
      compileWGSLKernel(
        kernel(count, (i) => cells.at(i).assign(1), size && { workgroupSize: size }),
        compact(),
        it,
      ).groups
    expect(groups(100)).toEqual([2, 1, 1])
    expect(groups([20, 30])).toEqual([3, 4, 1])
    expect(groups([5, 6, 7])).toEqual([2, 2, 2])
    expect(groups([5, 6, 7], [1, 2, 3])).toEqual([5, 3, 3])
    // More than 65,535 workgroups are folded into several rows.
    expect(groups(65_535 * 64)).toEqual([65_535, 1, 1])
    expect(groups(65_535 * 64 + 1)).toEqual([32_768, 2, 1])
    expect(groups([1_000_000, 2], [8, 8])).toEqual([31_250, 1, 1])
  })

  it('has a copy of what it writes and reads elsewhere, and of nothing else', () => {
    const shift = kernel(100, (i) => {
      cells.at(i).assign(cells.at(i.add(1)))
      places.at(i).mulAssign(2)
    })
    const { storages } = compileWGSLKernel(shift, style, it)
    expect(storages.map(({ source, isWritten, oldBinding }) => [source.name, isWritten, oldBinding !== undefined])).toEqual([
      ['cells', true, true],
      ['places', true, false],
    ])
    const bindings = storages.flatMap(({ binding, oldBinding }) => [binding, oldBinding ?? []].flat())
    expect(new Set(bindings).size).toBe(3)
  })

  it('has no copy of what it only reads, or writes anywhere', () => {
    const scatter = kernel(100, (i) => cells.at(i.bitXor(3)).assign(places.at(i.add(1)).x))
    expect(compileWGSLKernel(scatter, compact(), it).storages.map(({ isWritten, oldBinding }) => [isWritten, oldBinding])).toEqual([
      [true, undefined],
      [false, undefined],
    ])
  })

  it('has no copy of atomics', () => {
    const bins = storage(atomic(uint), 8, { name: 'bins' })
    const count = kernel(100, (i) => void atomicAdd(bins.at(i.remainder(8)), 1))
    expect(compileWGSLKernel(count, compact(), it).storages).toMatchObject([{ isWritten: true, oldBinding: undefined }])
  })

  it('draws into the parts of values that it writes, and keeps a vec3 in four components', () => {
    const Cell = struct('Cell', { place: vec3, speed: vec2, id: uint })
    const all = storage(Cell, 100, { name: 'all' })
    const [pass, ...more] = compileGLSLKernel(
      kernel(100, (i) => all.at(i).speed.assign(all.at(i).place.xy)),
      compact(),
      it,
    )
    expect(more).toEqual([])
    expect(pass?.outputs).toMatchObject([{ location: 0, type: { name: 'vec2' } }])
    expect(pass?.storages).toMatchObject([
      {
        isWritten: true,
        byteStride: 32,
        texels: [
          { byteOffset: 0, components: 4, used: 3, scalar: 'float', output: undefined },
          { byteOffset: 16, components: 2, used: 2, scalar: 'float', output: 0 },
          { byteOffset: 24, components: 1, used: 1, scalar: 'uint', output: undefined, name: undefined, unit: undefined },
        ],
      },
    ])
  })

  it('gives storages the units after those of textures', () => {
    const photo = texture(texture2D, 'photo')
    const { textures, storages } = compileGLSLStages(
      {
        fragment: photo
          .sample(uv)
          .mul(cells.at(uint(0)))
          .add(vec4(places.at(uint(1)), 0)),
      },
      compact(),
      it,
    )
    expect(textures.map(({ binding }) => binding)).toEqual([0])
    expect(storages.flatMap(({ texels = [] }) => texels.map(({ unit }) => unit))).toEqual([1, 2])
  })

  it('has storages that drawings only read, whatever else is done with them', () => {
    const { code, storages } = compileWGSLStages({ vertex: vec4(places.at(uint(0)), 1), fragment: vec3(cells.at(uint(1))) }, compact(), it)
    expect(storages.map(({ isWritten }) => isWritten)).toEqual([false, false])
    expect(code.vertex).not.toContain('read_write')
  })

  it('puts every output of a pass into textures of one size', () => {
    const few = storage(float, 10, { name: 'few' })
    const both = kernel(100, (i) => {
      cells.at(i).addAssign(1)
      few.at(i).addAssign(1)
    })
    const passes = compileGLSLKernel(both, compact(), it)
    expect(passes.map(({ storages }) => storages.filter(({ isWritten }) => isWritten).map(({ source }) => source.name))).toEqual([['cells'], ['few']])
  })
})

describe('its own element', () => {
  const cells = storage(float, 8, { name: 'cells' })
  const runs = (body: Parameters<typeof kernel>[1], count: Parameters<typeof kernel>[0] = 8): boolean => toGLSL(kernel(count, body)).length > 0

  it('is known by its number, however that was handed on', () => {
    const set = fn('set', [{ at: uint }, { value: float }], float, (at, value) => {
      cells.at(at).assign(value)
      return value
    })
    expect(runs((i) => cells.at(i).assign(1))).toBe(true)
    expect(runs((i) => cells.at(i.toConst('place')).assign(1))).toBe(true)
    expect(runs((_, id) => cells.at(id.x).assign(1))).toBe(true)
    expect(runs((i) => void set(i, float(1)))).toBe(true)
    expect(runs(() => cells.at(0).assign(1), 1)).toBe(true)
  })

  const others: readonly (readonly [string, Parameters<typeof kernel>[1], readonly [number, number]])[] = [
    ['a sum', (i) => cells.at(i.add(0)).assign(1), [8, 1]],
    ['a variable', (i) => cells.at(i.toVar('place')).assign(1), [8, 1]],
    ['the place in a plane', (_, id) => cells.at(id.x).assign(1), [2, 4]],
    ['a number', () => cells.at(0).assign(1), [8, 1]],
  ]
  it.each(others)('is not %s', (_, body, count) => {
    expect(() => toGLSL(kernel(count, body))).toThrow(/S3011/)
  })

  it('has what was written, where all others have what was there', () => {
    const data = Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8)
    runKernel(
      kernel(8, (i) => {
        cells.at(i).addAssign(10)
        cells.at(i).addAssign(cells.at(i.add(7).remainder(8)))
      }),
      { buffers: [[cells, data]] },
    )
    expect([...data]).toEqual([19, 13, 15, 17, 19, 21, 23, 25])
  })

  it('works on lists of values too', () => {
    const places = storage(vec2, 2, { name: 'places' })
    const data = [
      [1, 2],
      [3, 4],
    ]
    runKernel(
      kernel(2, (i) => places.at(i).assign(places.at(i.bitXor(1)).yx)),
      { buffers: [[places, data]] },
    )
    expect(data).toEqual([
      [4, 3],
      [2, 1],
    ])
  })
})
