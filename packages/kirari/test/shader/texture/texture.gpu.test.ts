/** Every texture function, for every kind of texture that has it, on WebGL2 and WebGPU: compared with formulas in double precision. */
import { describe, expect, it } from 'vitest'
import { bitsOf, fromBits, type Backend, type NumericName } from '../../../../../internal/testing/differential.ts'
import { runTextureOn } from '../../../../../internal/testing/texture-harness.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { textureRows, type TextureRow } from './table.ts'

const isFloat = (name: NumericName): boolean => name === 'float' || name.startsWith('vec')
const sizeOf = (name: NumericName): number => Number(/\d$/.exec(name)?.[0] ?? 1)

/** The inputs of one parameter, call after call. */
const columnOf = ({ params, inputs }: TextureRow, index: number): Float32Array => {
  const start = params.slice(0, index).reduce((sum, name) => sum + sizeOf(name), 0)
  const name = params[index] ?? 'float'
  const numbers = inputs.flatMap((input) => input.slice(start, start + sizeOf(name)))
  return isFloat(name) ? Float32Array.from(numbers) : fromBits(Uint32Array.from(numbers))
}

const run = async (row: TextureRow, backend: Backend): Promise<readonly (readonly number[])[]> => {
  const { name, call, params, result, image, sampler, isSampled, inputs } = row
  const words = await runTextureOn(backend, {
    name,
    text: backend === 'webgl' ? toGLSL(call) : toWGSL(call),
    symbol: 'row',
    params,
    result,
    inputs: params.map((_, i) => columnOf(row, i)),
    count: inputs.length,
    image,
    sampler,
    glslName: 'picture',
    binding: 1,
    samplerBinding: isSampled ? 2 : undefined,
  })
  const bits = bitsOf(words)
  const numbers = isFloat(result) ? [...words] : result.startsWith('i') ? [...new Int32Array(bits.buffer)] : [...bits]
  const size = sizeOf(result)
  return inputs.map((_, i) => numbers.slice(i * size, (i + 1) * size))
}

/** The calls that differ from the formula by more than the row's tolerance. */
const wrongCalls = ({ inputs, expected, tolerance }: TextureRow, actual: readonly (readonly number[])[]): readonly string[] =>
  inputs.flatMap((input, i) => {
    const wanted = expected(input)
    const got = actual[i] ?? []
    const isClose = got.length === wanted.length && wanted.every((value, c) => Math.abs(value - (got[c] ?? NaN)) <= tolerance)
    return isClose ? [] : [`(${input.join(', ')}): expected ${wanted.join(', ')}, got ${got.join(', ')}`]
  })

describe.each(['webgl', 'webgpu'] as const)('on %s', (backend) => {
  it.each(textureRows.filter(({ missing }) => backend !== 'webgl' || !missing.glsl).map((row) => [row.name, row] as const))('%s', async (_, row) => {
    const wrong = wrongCalls(row, await run(row, backend))
    expect({ count: wrong.length, first: wrong.slice(0, 3) }).toEqual({ count: 0, first: [] })
  })
})

describe('on webgl', () => {
  it.each(textureRows.filter(({ missing }) => missing.glsl).map((row) => [row.name, row] as const))('%s is refused', (_, { call }) => {
    expect(() => toGLSL(call)).toThrow('GLSL ES 3.00')
  })
})
