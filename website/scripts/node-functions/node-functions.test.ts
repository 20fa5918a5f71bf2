/** The page of built-in functions has all of them, in both languages, and what it says of types is what the rules say. */
import * as node from 'kirari/node'
import { describe, expect, it } from 'vitest'
import { languages } from '../function-page/language.ts'
import { methodExample, printExample } from './example.ts'
import { families } from './family.ts'
import { builtinRules } from './generate.ts'
import { nodeFunctionsPage } from './page.ts'
import { signatureOf, typesIn } from './signature.ts'

const rules = await builtinRules()
const pages = { en: nodeFunctionsPage('en', rules), ja: nodeFunctionsPage('ja', rules) }
const entries = families.flatMap((family) => Object.entries(family.entries).map(([name, entry]) => ({ family: family.id, name, entry })))
const functions = entries.filter(({ family }) => family !== 'texture')

/** What the entry exports beside built-in functions: types, statements, declarations. */
const others = (
  'Break Comment Continue Discard If Loop Return ShaderError Switch float half int uint bool array struct atomic inout ' +
  'fn generic overload signaturesOf varOf trace uniform attribute instancedAttribute varying compute kernel storage target uniformFrom workgroup texture'
).split(' ')
const isType = (name: string): boolean => /^[hiub]?vec[234]$|^mat[234](?:x[234])?$|^storageTexture/.test(name)

describe('the page of built-in functions', () => {
  it('has every function that kirari/node exports, and no other', () => {
    const exported = Object.entries(node).filter(([name, value]) => typeof value === 'function' && !others.includes(name) && !isType(name))
    expect(functions.map(({ name }) => name).toSorted()).toEqual(exported.map(([name]) => name).toSorted())
  })

  it('has every method of textures', () => {
    const methods = new Set<string>()
    for (const [name, value] of Object.entries(node)) {
      if (!/[tT]exture/.test(name) || typeof value !== 'object') continue
      const made = node.texture(value as never)
      for (let at: unknown = Object.getPrototypeOf(made); at && at !== Object.prototype; at = Object.getPrototypeOf(at))
        for (const key of Object.getOwnPropertyNames(at)) if (/^(?:sample|gather|load|store|size|layers|levels)/.test(key)) methods.add(key)
    }
    const documented = new Set(entries.filter(({ family }) => family === 'texture').map(({ name }) => name))
    // A method with an offset is told of at the one without.
    const missing = [...methods].filter((name) => !documented.has(name) && !documented.has(name.replace('Offset', '')))
    expect(methods.size).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })

  it('names as many arguments as each rule takes', () => {
    for (const { name, entry } of functions) {
      const rule = rules[name]?.rule
      if (entry.takes) expect(entry.takes.split(', ').length, name).toBe(rule?.arity)
    }
  })

  it('has the same headings in both languages', () => {
    const headings = languages.map((language) => pages[language].match(/\{#[\w-]+\}$/gm))
    expect(headings[1]).toEqual(headings[0])
    expect(new Set(headings[0]).size).toBe(headings[0]?.length)
  })

  it('shows each method that is a function too, which is the same', () => {
    const methods = functions.flatMap(({ name, entry }) => {
      const example = methodExample(name, entry.example)
      return example === undefined ? [] : [{ name, example, entry }]
    })
    for (const { name, example, entry } of methods) expect(printExample({ ...entry, example }), name).toEqual(printExample(entry))
    expect(methods.map(({ name }) => name).toSorted()).toEqual(
      functions
        .map(({ name }) => name)
        .filter((name) => name in node.float(0))
        .toSorted(),
    )
    expect(methods.map(({ name }) => name)).toEqual(expect.arrayContaining(['abs', 'mix', 'step', 'dot', 'lessThan', 'not', 'saturate']))
  })

  it('finds a function by the types that its letters stand for', () => {
    expect(typesIn('abs(x: S) → S')).toEqual(expect.arrayContaining(['float', 'vec2', 'hvec3', 'int', 'ivec4']))
    expect(typesIn('abs(x: S) → S')).not.toContain('uvec2')
    expect(typesIn('bitcastToInt(x: F | uint | uvec) → int | ivec')).toEqual(expect.arrayContaining(['vec3', 'uvec3', 'ivec3']))
    expect(typesIn('modf(x: F) → { whole: F, fract: F }')).not.toContain('whole')
  })

  it.each(languages)('has one line for all languages that spell a call alike, in %s', (language) => {
    const sections = pages[language].split('</section>')
    const linesOf = (name: string): readonly string[] =>
      sections
        .find((section) => section.includes(`{#${name}}`))
        ?.split(`{#${name}}`)[1]
        ?.match(/^- .*$/gm) ?? []
    expect(linesOf('abs')).toHaveLength(2)
    expect(linesOf('abs')[0]).toMatch(/^- TypeScript, GLSL, WGSL[:：].?`abs\(x\)`$/)
    expect(linesOf('mod').map((line) => line.replace(/[:：].*/, ''))).toEqual(expect.arrayContaining(['- TypeScript', '- GLSL', '- WGSL']))
  })

  it('says types in code alone, which needs no translation', () => {
    for (const { name, entry } of entries) expect(signatureOf(name, entry, rules[name]?.rule), name).not.toMatch(/[a-z] [a-z]/i)
  })

  it.each(entries.map(({ name, entry }) => [name, entry] as const))('%s prints its example', (name, entry) => {
    const { glsl, wgsl } = printExample(entry)
    expect(wgsl, name).toBeTruthy()
    if (!entry.isCompute && name !== 'levels') expect(glsl, name).toBeTruthy()
  })
})
