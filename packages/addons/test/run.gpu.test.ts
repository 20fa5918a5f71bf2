/** The harness itself: arguments and results of every type stay unchanged on the CPU, on WebGL2 and on WebGPU. */
import { bool, bvec3, dpdx, dpdy, fn, fwidth, int, ivec2, mat2, mat3, struct, uint, uvec4, vec2, vec3 } from 'kirari/node'
import type { AnyFn } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { Triangle } from '../src/index.ts'
import { drawOnCPU, drawOnGPU } from './harness/drawn.ts'
import { runOnCPU, runOnGPU, signatureOf } from './harness/run.ts'

const Mixed = struct('Mixed', { count: uint, isOn: bool, frame: mat2 })

const cases: readonly { readonly name: string; readonly call: AnyFn; readonly rows: readonly (readonly number[])[] }[] = [
  { name: 'sameInt', call: fn('sameInt', [{ v: int }], int, (v) => v), rows: [[0], [-1], [2147483647], [-2147483648]] },
  { name: 'sameIvec', call: fn('sameIvec', [{ v: ivec2 }], ivec2, (v) => v), rows: [[7, -16777217]] },
  { name: 'sameUint', call: fn('sameUint', [{ v: uint }], uint, (v) => v), rows: [[0], [16777217], [4294967295]] },
  { name: 'sameUvec', call: fn('sameUvec', [{ v: uvec4 }], uvec4, (v) => v), rows: [[0, 16777217, 4294967295, 2147483648]] },
  { name: 'sameBool', call: fn('sameBool', [{ v: bool }], bool, (v) => v), rows: [[0], [1]] },
  { name: 'sameBvec', call: fn('sameBvec', [{ v: bvec3 }], bvec3, (v) => v), rows: [[0, 1, 1]] },
  { name: 'sameMatrix', call: fn('sameMatrix', [{ v: mat3 }], mat3, (v) => v), rows: [[1, 2, 3, 4, 5, 6, 7, 8, 9]] },
  { name: 'sameTriangle', call: fn('sameTriangle', [{ v: Triangle }], Triangle, (v) => v), rows: [[1, 2, 3, 4, 5, 6, 7, 8, 9]] },
  { name: 'sameMixed', call: fn('sameMixed', [{ v: Mixed }], Mixed, (v) => v), rows: [[4294967295, 1, 0.5, 0.25, -1, 2]] },
  { name: 'take', call: fn('take', [{ n: uint }, { v: vec3 }, { i: int }], vec3, (_, v) => v), rows: [[4294967295, 0.5, 0.25, -1, -3]] },
]

describe.each(cases)('$name', ({ name, call, rows }) => {
  const signature = signatureOf(call, name)
  const expected = name === 'take' ? rows.map((row) => row.slice(1, 4)) : rows

  test('on the CPU', () => expect(runOnCPU(signature, rows)).toEqual(expected))
  test.each(['webgl', 'webgpu'] as const)('on %s', async (backend) => expect(await runOnGPU(signature, backend, rows)).toEqual(expected))
  test.each(['webgl', 'webgpu'] as const)('as constants on %s', async (backend) => expect(await runOnGPU(signature, backend, rows, true)).toEqual(expected))
})

describe('derivatives', () => {
  const call = fn('slopes', [{ v: vec2 }], vec3, (v) => vec3(dpdx(v.x), dpdy(v.x), fwidth(v.y)))
  const signature = signatureOf(call, 'slopes')
  // The arguments, their increments to the right, their increments upwards.
  const rows = [[0.5, 0.25, 0.125, -0.25, -0.5, 0.0625], ...Array.from({ length: 600 }, (_, i) => [0, 0, i, 2, 3, i]), [1, 1, 0.5, 0.5, -1, 2]]
  const expected = rows.map(([, , ax = NaN, ay = NaN, ux = NaN, uy = NaN]) => [ax, ux, Math.abs(ay) + Math.abs(uy)])

  test('are the slopes of a row on the CPU', () => expect(drawOnCPU(signature, rows)).toEqual(expected))
  test.each(['webgl', 'webgpu'] as const)('are the slopes of a row on %s', async (backend) =>
    expect(await drawOnGPU(signature, backend, rows)).toEqual(expected),
  )
})
