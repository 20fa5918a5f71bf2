/** The text of every case in every language, compared with the golden files. `npm run golden` rewrites them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toGLSL } from '../../src/shader/target/glsl/index.ts'
import { printJS } from '../../src/shader/target/cpu/index.ts'
import { toWGSL } from '../../src/shader/target/wgsl/index.ts'
import { fragments, functions } from './case/index.ts'

const folder = new URL('golden/', import.meta.url)
const update = process.env['UPDATE_GOLDEN'] === '1'
mkdirSync(folder, { recursive: true })

const printers = { glsl: toGLSL, wgsl: toWGSL, js: printJS }

describe.each(Object.keys(printers) as (keyof typeof printers)[])('the %s text', (language) => {
  it.each(Object.entries({ ...functions, ...fragments }))('of %s is the kept one', (name, shader) => {
    const file = new URL(`${name}.${language}`, folder)
    const text = `${printers[language](shader).trimEnd()}\n`
    if (update) writeFileSync(file, text)
    expect(text).toBe(readFileSync(file, 'utf8'))
  })

  it('is the same from run to run', () => {
    const print = (): readonly string[] => Object.values({ ...functions, ...fragments }).map(printers[language])
    expect(print()).toEqual(print())
  })
})
