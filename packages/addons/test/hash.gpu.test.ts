/** The integer hashes behind all noise: the same bits on WebGL2, WebGPU and the CPU as in the paper. */
import { toGLSL } from 'kirari/glsl'
import { toWGSL } from 'kirari/wgsl'
import { describe, expect, test } from 'vitest'
import { bitsOf, fromBits, runOn } from '../../../internal/testing/differential.ts'
import { pcg } from '../src/generative/pcg.ts'
import { pcg2d } from '../src/generative/pcg2d.ts'
import { pcg3d } from '../src/generative/pcg3d.ts'
import { pcg4d } from '../src/generative/pcg4d.ts'
import { runOnCPU, signatureOf } from './harness/run.ts'
import { pcg as pcgOfPaper, pcg2d as pcg2dOfPaper, pcg3d as pcg3dOfPaper, pcg4d as pcg4dOfPaper } from './oracle/generative/hash.ts'

const count = 4096
const words = [0, 1, 2, 42, 0x7fffffff, 0x80000000, 0xffffffff]
// The edge words in every component, then distributed words.
const inputs = (width: number): number[][] => {
  const fill = Array.from({ length: count - words.length }, (_, i) => Array.from({ length: width }, (__, c) => Math.imul(i * width + c + 1, 2654435761) >>> 0))
  return [...words.map((word) => Array.from({ length: width }, () => word)), ...fill]
}

const cases = [
  { name: 'pcg', call: pcg, width: 1, shape: 'uint', expected: ([v = 0]: readonly number[]) => [pcgOfPaper(v)] },
  { name: 'pcg2d', call: pcg2d, width: 2, shape: 'uvec2', expected: pcg2dOfPaper },
  { name: 'pcg3d', call: pcg3d, width: 3, shape: 'uvec3', expected: pcg3dOfPaper },
  { name: 'pcg4d', call: pcg4d, width: 4, shape: 'uvec4', expected: pcg4dOfPaper },
] as const

describe.each(cases)('$name', ({ name, call, width, shape, expected }) => {
  const rows = inputs(width)
  const right = rows.flatMap((row) => expected(row))

  test('has the bits of the paper on the CPU', () => {
    expect(runOnCPU(signatureOf(call, name), rows).flat()).toEqual(right)
  })

  test.each(['webgl', 'webgpu'] as const)('has the bits of the paper on %s', async (backend) => {
    const text = backend === 'webgl' ? toGLSL(call) : toWGSL(call)
    const results = await runOn(backend, { name, text, symbol: name, params: [shape], result: shape, inputs: [fromBits(rows.flat())] })
    expect(Array.from(bitsOf(results))).toEqual(right)
  })
})
