/** Where a derivative may stand. That a compiler of WGSL says the same is asked in valid.gpu.test.ts. */
import { describe, expect, it } from 'vitest'
import { fn, float, uv, vec2, vec3 } from '../../src/shader/front/node/index.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { refused, taken } from './valid-case.ts'

/** The text of a fragment that calls a function with this body. */
const print = (body: (typeof taken)[string]): string => toGLSL(vec3(fn('main', [{ p: vec2 }], float, body as () => number)(uv)))

describe('a derivative', () => {
  it.each(Object.entries(taken))('may stand %s', (_, body) => {
    expect(print(body)).toContain('fwidth(')
  })

  it.each(Object.entries(refused))('may not stand %s', (_, body) => {
    expect(() => print(body)).toThrow(/^S3006: fwidth\(\)/)
  })
})
