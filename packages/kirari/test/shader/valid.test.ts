/** Where a derivative and a barrier may stand. That a compiler of WGSL says the same is asked in valid.gpu.test.ts. */
import { describe, expect, it } from 'vitest'
import { compute, float, fn, uv, vec2, vec3, type Float, type Vec2 } from '../../src/shader/front/node/index.ts'
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
