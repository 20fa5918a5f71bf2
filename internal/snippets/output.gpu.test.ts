/// <reference types="vite/types/importMeta.d.ts" />
/** Shader text on pages: the browser's own compiler accepts each block of GLSL or WGSL. */
import { describe, expect, it } from 'vitest'
import { complaintsOfGLSL, complaintsOfWGSL } from '../../packages/kirari/test/shader/compiler.ts'
import { readFences } from '../../website/scripts/fences.ts'

const pages = import.meta.glob<string>('../../website/{docs,guide,api}/**/*.mdx', { query: '?raw', import: 'default', eager: true })
const blocks = Object.entries(pages).flatMap(([path, text]) =>
  readFences(text, path)
    .filter(({ language }) => language === 'glsl' || language === 'wgsl')
    .map((fence) => ({ ...fence, name: `${path.replace(/.*website\//, '')}:${fence.line}` })),
)

/** Completes a function to a fragment shader that does not call it. */
const complete = (code: string): string =>
  code.startsWith('#version') ? code : `#version 300 es\nprecision highp float;\nprecision highp int;\n${code}\nvoid main() {}`

describe('shader text on pages', () => {
  it.each(blocks)('$name compiles', async ({ language, code }) => {
    if (language === 'wgsl') expect(await complaintsOfWGSL(code), code).toEqual([])
    else expect(complaintsOfGLSL(code.includes('gl_Position') ? 'VERTEX_SHADER' : 'FRAGMENT_SHADER', complete(code)), code).toBeNull()
  })
})
