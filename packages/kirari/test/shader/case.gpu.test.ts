/** Every case compiled by both of the browser's compilers: a golden text that no driver takes is worth nothing. */
import { describe, expect, it } from 'vitest'
import { compileGLSL } from '../../src/shader/compile/glsl.ts'
import { compileWGSL } from '../../src/shader/compile/wgsl.ts'
import { toGLSL } from '../../src/shader/glsl.ts'
import { toWGSL } from '../../src/shader/wgsl.ts'
import { fragments, functions } from './case/index.ts'

const gl = new OffscreenCanvas(1, 1).getContext('webgl2')

const complaintsOfGLSL = (type: 'VERTEX_SHADER' | 'FRAGMENT_SHADER', text: string): string | null => {
  if (!gl) throw new Error('expected WebGL2 in the test browser')
  const shader = gl.createShader(gl[type])
  if (!shader) throw new Error('expected a shader object from WebGL2')
  gl.shaderSource(shader, text)
  gl.compileShader(shader)
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true ? null : gl.getShaderInfoLog(shader)
}

const device = await (await navigator.gpu.requestAdapter())?.requestDevice()

const complaintsOfWGSL = async (code: string): Promise<readonly string[]> => {
  if (!device) throw new Error('expected WebGPU in the test browser')
  device.pushErrorScope('validation')
  const info = await device.createShaderModule({ code }).getCompilationInfo()
  await device.popErrorScope()
  return info.messages.map((message) => `${message.lineNum}: ${message.message}`)
}

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
