/** Built-ins over the full range of single precision on WebGL2 and WebGPU, all in a few programs. */
import { describe, expect, it } from 'vitest'
import type { Backend } from '../../../../../internal/testing/differential.ts'
import { runTogether } from '../../../../../internal/testing/combined-program.ts'
import { fn, overload, type AnyFn } from '../../../src/shader/front/node/fn.ts'
import { float } from '../../../src/shader/front/node/construct.ts'
import type { Node } from '../../../src/shader/front/node/node.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { walks, wrongRows, type Walk } from './range.ts'

// The number of parameters is known at run time only.
const declare = fn as unknown as (name: string, params: readonly object[], result: typeof float, body: (...x: readonly Node[]) => Node) => AnyFn

const print = { webgl: toGLSL, webgpu: toWGSL } as const
/** Compile time grows faster than the text. */
const together = 12

/** The mistakes of a backend. */
const wrongOn = async (backend: Backend, group: readonly (readonly [name: string, walk: Walk])[]): Promise<readonly string[]> => {
  const calls = group.map(([, { rows, make }], i) => ({
    symbol: `walked${i}`,
    call: declare(
      `walked${i}`,
      (rows[0] ?? []).map((_, k) => ({ [`x${k}`]: float })),
      float,
      make,
    ),
  }))
  const results = await runTogether(backend, {
    name: group.map(([name]) => name).join(', '),
    text: print[backend](overload(...calls.map(({ call }) => call))),
    calls: calls.map(({ symbol }, i) => {
      const rows = group[i]?.[1].rows ?? []
      const params = (rows[0] ?? []).map(() => 'float' as const)
      return { symbol, params, result: 'float', inputs: params.map((_, k) => Float32Array.from(rows, (row) => row[k] ?? NaN)), constant: false }
    }),
  })
  return group.flatMap(([name, walk], i) => wrongRows(`${name} on ${backend}: `, walk, results[i] ?? [], true))
}

const all = Object.entries(walks)
const groups = Array.from({ length: Math.ceil(all.length / together) }, (_, i) => all.slice(i * together, (i + 1) * together))

describe.each(groups.map((group) => [group.map(([name]) => name).join(', '), group] as const))('%s', (_, group) => {
  it.each(['webgl', 'webgpu'] as const)('are right over the whole range on %s', async (backend) => {
    expect(await wrongOn(backend, group)).toEqual([])
  })
})
