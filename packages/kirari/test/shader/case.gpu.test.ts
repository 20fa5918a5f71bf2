/** Both of the browser's compilers accept every case: a golden text that no driver accepts is useless. */
import { describe, expect, it } from 'vitest'
import { compileGLSL } from '../../src/shader/target/glsl/fragment.ts'
import { compileWGSL } from '../../src/shader/target/wgsl/fragment.ts'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'
import { fragments, functions } from './case/index.ts'
import { complaintsOfGLSL, complaintsOfWGSL } from './compiler.ts'

describe.each(Object.entries(functions))('function %s', (_, shader) => {
  it('compiles as GLSL', () => {
    const text = `#version 300 es\nprecision highp float;\nprecision highp int;\n${toGLSL(shader)}\nvoid main() {}`
    expect(complaintsOfGLSL('FRAGMENT_SHADER', text), text).toBeNull()
  })

  it('compiles as WGSL', async () => {
    expect(await complaintsOfWGSL(toWGSL(shader))).toEqual([])
  })
})

describe.each(Object.entries(fragments))('fragment %s', (_, shader) => {
  it('compiles as GLSL, readable and compact', () => {
    expect(complaintsOfGLSL('FRAGMENT_SHADER', toGLSL(shader))).toBeNull()
    const program = compileGLSL(shader)
    expect(complaintsOfGLSL('FRAGMENT_SHADER', program.fragment), program.fragment).toBeNull()
    expect(complaintsOfGLSL('VERTEX_SHADER', program.vertex)).toBeNull()
  })

  it('compiles as WGSL, readable and compact', async () => {
    expect(await complaintsOfWGSL(toWGSL(shader))).toEqual([])
    expect(await complaintsOfWGSL(compileWGSL(shader).fragment)).toEqual([])
  })
})
