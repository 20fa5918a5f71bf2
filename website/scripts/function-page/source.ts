/**
 * The source of a function: its file as it is, the files of ours that it is built on, and what the compiler prints.
 * GLSL and WGSL are for copying, so every signature is there; JavaScript is for following the calculation, so one is enough.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { toGLSL } from 'kirari/glsl'
import { printJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import { signatureNamed } from './signature.ts'

const sourceFolder = resolve(import.meta.dirname, '../../../packages/addons/src')

export interface SourceFile {
  /** From the folder of all functions. */
  readonly path: string
  readonly text: string
}

/** The file of the function first, then what it imports from beside it, nearest first. */
export const sourceFiles = ({ category, slug }: FunctionRecord): readonly SourceFile[] => {
  const first = join(sourceFolder, category, `${slug}.ts`)
  if (!existsSync(first))
    throw new Error(`The function ${category}/${slug} has a record, but no source at packages/addons/src/${category}/${slug}.ts. Name both files alike.`)
  const found: string[] = []
  const waiting = [first]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (found.includes(file)) continue
    found.push(file)
    const folder = dirname(file)
    waiting.push(...[...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => resolve(folder, path)))
  }
  return found.map((file) => ({ path: relative(sourceFolder, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
}

export interface PrintedSource {
  readonly glsl: string
  readonly wgsl: string
  readonly js: string
}

export const printedSource = (record: FunctionRecord): PrintedSource => ({
  glsl: toGLSL(record.call),
  wgsl: toWGSL(record.call),
  js: printJS(signatureNamed(record, record.shown).call),
})
