/** Where a derivative and a barrier may stand, and what may be passed twice. That a compiler of WGSL says the same is asked in valid.gpu.test.ts. */
import { describe, expect, it } from 'vitest'
import {
  array,
  compute,
  float,
  fn,
  inout,
  int,
  nothing,
  uv,
  varOf,
  vec2,
  vec3,
  type ArrayValue,
  type Float,
  type Int,
  type Var,
  type Vec2,
} from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { toWGSL } from '../../src/shader/wgsl.ts'
import { refused, refusedBarriers, taken, takenBarriers } from './valid-case.ts'

describe('a derivative', () => {
  /** The text of a fragment that calls a function with this body. */
  const print = (body: (typeof taken)[string]): string => toGLSL(vec3(fn('main', [{ p: vec2 }], float, body as (p: Vec2) => Float)(uv)))

  it.each(Object.entries(taken))('may stand %s', (_, body) => {
    expect(print(body)).toContain('fwidth(')
  })

  it.each(Object.entries(refused))('may not stand %s', (_, body) => {
    expect(() => print(body)).toThrow(/^S3006: fwidth\(\)/)
  })
})

describe('a barrier', () => {
  const print = (body: () => void): string => toWGSL(compute({ workgroupSize: [64] }, body))

  it.each(Object.entries(takenBarriers))('may stand %s', (_, body) => {
    expect(print(body)).toContain('workgroupBarrier()')
  })

  it.each(Object.entries(refusedBarriers))('may not stand %s', (_, [body, cause]) => {
    expect(() => print(body)).toThrow(
      `S3006: workgroupBarrier() must be reached by all neighbours together, but this If goes by ${cause}, which differs between them`,
    )
  })
})

describe('two parameters that are written back', () => {
  const swap = fn('swap', [{ a: inout(float) }, { b: inout(float) }], nothing, (a, b) => {
    const kept = a.toVar('kept')
    a.assign(b)
    b.assign(kept)
  })
  const print = (pass: (list: Var<ArrayValue<Float, 4>>, i: Int, j: Int) => void): string =>
    toGLSL(
      fn('main', [{ i: int }, { j: int }], float, (i, j) => {
        const list = varOf(array(float, 4), 'list')
        pass(list, i, j)
        return list.at(0)
      }),
    )

  it('may be two elements, also where only the GPU knows which', () => {
    expect(print((list) => swap(list.at(0), list.at(1)))).toContain('swap(list[0], list[1])')
    expect(print((list, i, j) => swap(list.at(i), list.at(j)))).toContain('swap(list[i], list[j])')
  })

  it('may not be one element', () => {
    expect(() => print((list) => swap(list.at(2), list.at(2)))).toThrow(/^S3009/)
    expect(() => print((list, i) => swap(list.at(i), list.at(i)))).toThrow(/^S3009/)
  })
})
