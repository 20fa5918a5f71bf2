/** The compilers of WebGL2 and WebGPU accept the plain-text files, combined by their paths: each alone, each category in one shader, and all. */
import { expect, test } from 'vitest'
import { complaintsOfGLSL, complaintsOfWGSL } from '../../kirari/test/shader/compiler.ts'
import { withIncludes, withIncludesEachTime } from './harness/include.ts'
import { readerOf, textLibrary } from './harness/text-library.ts'

/** A user's shader with lower precision, which includes the files. */
const fragmentWith = (text: string): string => `#version 300 es
precision mediump float;
out vec4 colour;
${text}
void main() { colour = vec4(1.0); }`

const complaintsOf = (text: string): string | null => complaintsOfGLSL('FRAGMENT_SHADER', fragmentWith(text))

const groups = (paths: readonly string[]): readonly { readonly name: string; readonly inside: readonly string[] }[] => {
  const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))]
  return [
    ...paths.map((path) => ({ name: path, inside: [path] })),
    ...folders.map((folder) => ({ name: `all of ${folder}`, inside: paths.filter((path) => path.startsWith(`${folder}/`)) })),
    { name: 'all there are', inside: paths },
  ]
}

const glsl = textLibrary('glsl')
const readGLSL = readerOf(glsl)
test.each(groups(glsl.map(({ path }) => path)))('$name compiles on WebGL2', ({ inside }) => {
  const seen = new Set<string>()
  expect(complaintsOf(inside.map((path) => withIncludes(path, readGLSL, seen)).join('\n'))).toBeNull()
  // A resolver that inserts a file each time it is included: the guards keep the first.
  expect(complaintsOf(inside.map((path) => withIncludesEachTime(path, readGLSL)).join('\n'))).toBeNull()
})

const wgsl = textLibrary('wgsl')
const readWGSL = readerOf(wgsl)
test.each(groups(wgsl.map(({ path }) => path)))('$name compiles on WebGPU', async ({ inside }) => {
  const seen = new Set<string>()
  expect(await complaintsOfWGSL(inside.map((path) => withIncludes(path, readWGSL, seen)).join('\n'))).toEqual([])
})

test('what does not compile is said', async () => {
  expect(complaintsOf('float f() { return g(); }')).toMatch(/g/)
  expect(await complaintsOfWGSL('fn f() -> f32 { return g(); }')).toHaveLength(1)
})
