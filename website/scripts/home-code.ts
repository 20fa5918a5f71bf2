/**
 * The code of the home page: a function of src/home-samples as it is written, and what the compiler makes of it, coloured. Nothing of it
 * is kept by hand, so the page cannot show what the library does not do.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toGLSL } from 'kirari/glsl'
import { printJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import { highlight, type Language } from '../plugins/highlight/highlight.ts'
import { circleSDF } from '../src/home-samples/circle-sdf.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')

export const generateHomeCode = async (): Promise<void> => {
  const source = await readFile(join(siteFolder, 'src/home-samples/circle-sdf.ts'), 'utf8')
  const blocks: Readonly<Record<string, readonly [language: Language, code: string]>> = {
    source: ['ts', source],
    glsl: ['glsl', toGLSL(circleSDF)],
    wgsl: ['wgsl', toWGSL(circleSDF)],
    js: ['js', printJS(circleSDF)],
  }
  const html = Object.entries(blocks).map(([name, [language, code]]) => [name, highlight(code, language)] as const)
  await writeIfChanged(join(siteFolder, 'src/generated/home-code.json'), `${JSON.stringify(Object.fromEntries(html), undefined, 1)}\n`)
}
