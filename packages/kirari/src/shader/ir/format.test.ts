import { expect, test } from 'vitest'
import { formatInfo } from './format.ts'

test.each([
  ['r8unorm', 1, 8, 'unorm', 'float', 1],
  ['rg8snorm', 2, 8, 'snorm', 'float', 2],
  ['bgra8unorm', 4, 8, 'unorm', 'float', 4],
  ['rgba8unorm-srgb', 4, 8, 'unorm', 'float', 4],
  ['rg16float', 2, 16, 'float', 'float', 4],
  ['rgba32float', 4, 32, 'float', 'float', 16],
  ['rg11b10ufloat', 3, 11, 'ufloat', 'float', 4],
  ['r32uint', 1, 32, 'uint', 'uint', 4],
  ['rg8uint', 2, 8, 'uint', 'uint', 2],
  ['rgba16sint', 4, 16, 'sint', 'int', 8],
  ['depth16unorm', 1, 16, 'unorm', 'float', 2],
  ['depth24plus', 1, 24, 'plus', 'float', 3],
  ['depth32float', 1, 32, 'float', 'float', 4],
] as const)('%s', (name, components, bits, encoding, scalar, texelBytes) => {
  expect(formatInfo(name)).toEqual({ components, bits, encoding, scalar, texelBytes })
})
