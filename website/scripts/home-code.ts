/**
 * The code of the home page: the files of src/home-samples as they are written, and what the compiler makes of them. Nothing of it
 * is kept by hand, so the page cannot show what the library does not do.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toGLSL } from 'kirari/glsl'
import { printJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import { highlight, type Language } from '../plugins/highlight/highlight.ts'
import { vec3, vec4 } from 'kirari/node'
import { circleSDF } from '../src/home-samples/circle-sdf.ts'
import * as star from '../src/home-samples/star-glow.ts'
import { writeIfChanged } from './write.ts'

const siteFolder = join(import.meta.dirname, '..')

const sample = (name: string): Promise<string> => readFile(join(siteFolder, 'src/home-samples', `${name}.ts`), 'utf8')

export const generateHomeCode = async (): Promise<void> => {
  const blocks: Readonly<Record<string, readonly [language: Language, code: string]>> = {
    source: ['ts', await sample('circle-sdf')],
    glsl: ['glsl', toGLSL(circleSDF)],
    wgsl: ['wgsl', toWGSL(circleSDF)],
    js: ['js', printJS(circleSDF)],
    star: ['ts', await sample('star-glow')],
  }
  const html = Object.entries(blocks).map(([name, [language, code]]) => [name, highlight(code, language)] as const)
  await writeIfChanged(join(siteFolder, 'src/generated/home-code.json'), `${JSON.stringify(Object.fromEntries(html), undefined, 1)}\n`)
  for (const [name, fragment] of Object.entries(steps)) {
    await writeIfChanged(join(siteFolder, `src/generated/home-pixel/${name}.js`), printJS(fragment))
    await writeIfChanged(join(siteFolder, `src/generated/home-pixel/${name}.d.ts`), printedTypes)
  }
}

/** What the home page tells of a pixel: each value of the sample, as the compiler prints it for the CPU. A policy of the site forbids to make functions from text. */
const steps = { place: vec3(star.p, star.d), light: vec3(star.glow, star.rings, 0), colour: vec4(star.fragment, 1) }

const printedTypes = `export const inputs: { uv: readonly [x: number, y: number] }
export const r: Float64Array
export const fragment: () => void
`
