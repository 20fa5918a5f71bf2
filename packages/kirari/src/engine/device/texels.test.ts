/** Preparing images for upload. */
import { describe, expect, test } from 'vitest'
import type { PixelImage } from '../../shader/ir/expr.ts'
import { textureOf } from '../../shader/ir/resource-type.ts'
import { floatType, intType, uintType } from '../../shader/ir/type.ts'
import { texelsOf, toHalves } from './texels.ts'

const flat = textureOf('2d', floatType)
const image = (data: PixelImage['data'], width = 2, height = 2, depth = 1): PixelImage => ({ width, height, depth, data })

describe('an image gets the format that fits its numbers', () => {
  test.each([
    [flat, new Uint8Array(4), 'r8unorm'],
    [flat, new Uint8ClampedArray(8), 'rg8unorm'],
    [flat, new Uint8Array(16), 'rgba8unorm'],
    [flat, new Int8Array(16), 'rgba8snorm'],
    [flat, new Float32Array(8), 'rg32float'],
    [textureOf('2d', intType), new Int16Array(4), 'r16sint'],
    [textureOf('2d', intType), new Int8Array(16), 'rgba8sint'],
    [textureOf('2d', uintType), new Uint32Array(8), 'rg32uint'],
    [textureOf('2d', uintType), new Uint8ClampedArray(8), 'rg8uint'],
    [textureOf('2d', floatType, true), new Float32Array(4), 'depth32float'],
  ])('%o', (type, data, format) => {
    expect(texelsOf(image(data), type, undefined, true)).toMatchObject({ format, levels: 1, width: 2, height: 2, depth: 1 })
  })
})

test('filtered floats become halves where the GPU cannot filter floats, and the wanted format is returned', () => {
  const made = texelsOf(image(new Float32Array([0, 1, -2, 0.5])), flat, undefined, false)
  expect(made).toMatchObject({ format: 'r16float', wantedFormat: 'r32float', data: [new Uint16Array([0, 0x3c00, 0xc000, 0x3800])] })
  expect(texelsOf(image(new Float32Array(4)), flat, { filter: 'nearest' }, false).format).toBe('r32float')
})

test('mip levels that the GPU does not generate are averages', () => {
  const sampler = { mipmap: 'linear' } as const
  expect(texelsOf(image(new Float32Array([0, 1, 2, 5])), flat, sampler, true)).toMatchObject({ levels: 2, data: [{}, new Float32Array([2])] })
  // 3 × 2: all six texels contribute, and integers are rounded.
  expect(texelsOf(image(new Int8Array([10, 20, 60, 30, 41, 60]), 3, 2), flat, sampler, true).data[1]).toEqual(new Int8Array([37]))
  // Two layers stay two; two slices become one.
  const numbers = new Float32Array([0, 0, 0, 4, 8, 8, 8, 8])
  expect(texelsOf(image(numbers, 2, 2, 2), textureOf('2d-array', floatType), sampler, true).data[1]).toEqual(new Float32Array([1, 8]))
  expect(texelsOf(image(numbers, 2, 2, 2), textureOf('3d', floatType), sampler, true).data[1]).toEqual(new Float32Array([4.5]))
  expect(texelsOf(image(new Uint8Array(4)), flat, sampler, true)).toMatchObject({ levels: 2, data: [{}] })
})

test('given levels are used', () => {
  const given = { ...image(new Uint8Array([0, 0, 0, 0])), mipmaps: [new Uint8Array([9])] }
  expect(texelsOf(given, flat, { mipmap: 'linear' }, true)).toMatchObject({ levels: 2, data: [given.data, given.mipmaps[0]] })
  expect(texelsOf(given, flat, undefined, true).levels).toBe(2)
})

test('halves are the nearest 16-bit floats', () => {
  const numbers = new Float32Array([
    0,
    -0,
    1,
    -1.5,
    65504,
    65519,
    65520,
    Infinity,
    -Infinity,
    NaN,
    2 ** -14,
    2 ** -24,
    2 ** -25,
    1.5 * 2 ** -24,
    1 + 2 ** -11,
    1 + 3 * 2 ** -11,
  ])
  expect([...toHalves(numbers)].map((bits) => bits.toString(16))).toEqual('0 8000 3c00 be00 7bff 7bff 7c00 7c00 fc00 7e00 400 1 0 2 3c00 3c02'.split(' '))
})
