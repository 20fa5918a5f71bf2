/** Code that the lint rules report, and code that they accept. The published plugin runs in oxlint and in ESLint, as users run it. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ESLint, type Linter } from 'eslint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import plugin from './index.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Outside of the repository: linters skip what git ignores. */
const folder = mkdtempSync(join(tmpdir(), 'kirari-lint-plugin-'))

const head = `import * as k from 'kirari/node'
import { array, attribute, bool, float, fn, generic, If, int, kernel, Loop, nothing, Return, select, sin, storage, struct, Switch, T, time, toVar, uniform, uv, varOf, vec2, vec3 } from 'kirari/node'
import { circleSDF } from '@kirari/addons/sdf'
import { loadImage } from 'kirari/texture'
export const flags = { isDebug: true, count: 3 }
const disc = fn('disc', [{ p: vec2 }], float, (p) => p.length())
const move = fn('move', [{ p: vec2 }], nothing, () => {})
`

/** The body of a function with the parameters p and q, besides what the head declares. */
const inBody = (text: string): string => `${head}export const shade = fn('shade', [{ p: vec2 }, { q: vec2 }], float, (p, q) => {\n${text}\n})\n`

const operators: Readonly<Record<string, string>> = {
  'a condition': 'if (p.x.lessThan(0)) return float(1)',
  'a condition of a constant': 'const isLeft = p.x.lessThan(0)\nif (isLeft) return float(1)',
  'a choice': 'return p.x.lessThan(0) ? float(1) : float(0)',
  'a loop by a condition': 'while (p.x.lessThan(0)) {}',
  'a loop with a condition in the middle': 'for (let i = 0; p.x.lessThan(i); i++) {}',
  'a switch': 'switch (int(p.x)) {}',
  'what is not': 'return !p.x.lessThan(0)',
  'a condition and another': 'return p.x.lessThan(0) && p.y.lessThan(0)',
  'a condition or another': 'return p.x.lessThan(0) || p.y.lessThan(0)',
  'a flag and a condition': 'if (flags.isDebug && p.x.lessThan(0)) return float(1)',
  'the same number': 'if (p.x === 0) return float(1)',
  'not the same number': 'return select(0, 1, -1 != uv.x)',
  'the same node': 'if (p.x === q.x) return float(1)',
  'a sum': 'return p + q',
  'a comparison': 'return 0.5 < p.x',
  'a negative': 'return -p.x',
  'a sum that is assigned': 'let s = float(0)\ns += p.x',
  'one more': 'let s = float(0)\ns++',
  'a function of Math': 'return Math.sin(p.x)',
  text: 'return `length(${p})`',
  'an element of a list': 'return [0, 1, 2][int(p.x)]',
  'an input': 'return time * 2',
  'what all names of the language are': 'return k.uv.x * 2',
  'a function of all names': 'return k.sin(p.x) * 2',
  'a built-in': 'return sin(1) * 2',
  'a function': 'return disc(p) * 2',
  'a function of the library': 'return circleSDF(p, 1) * 2',
  'a uniform': 'const speed = uniform(1)\nreturn speed * 2',
  'a variable': "const v = varOf(float, 'v')\nreturn v * 2",
  'a counter': 'Loop(3, (i) => { if (i.equal(0)) return })',
  'a choice of JavaScript between nodes': 'const x = flags.isDebug ? p.x : q.x\nreturn x * 2',
}

/** ESLint's TypeScript parser does not run with the version of TypeScript here: only oxlint gets these. */
const typed: Readonly<Record<string, string>> = {
  'a value with its type': 'const x = p.x as k.Float\nreturn x! * 2',
}

const reassigned: Readonly<Record<string, string>> = {
  'a sum in a loop': 'let s = float(0)\nLoop(3, () => { s = s.add(p.x) })\nreturn s',
  'a sum in a loop that uses it': "const v = varOf(float, 'v')\nlet s = float(0)\nLoop(3, () => { v.addAssign(s)\ns = s.add(p.x) })\nreturn v",
  'a value in a branch': 'let s = float(0)\nIf(p.x.lessThan(0), () => { s = float(1) })\nreturn s',
  'a value in a last branch': 'let s = float(0)\nIf(p.x.lessThan(0), () => {}).Else(() => { s = float(1) })\nreturn s',
  'a value in a case': 'let s = float(0)\nSwitch(int(p.x)).Case(1, () => { s = float(1) })\nreturn s',
  'a parameter': 'If(p.x.lessThan(0), () => { p = p.mul(2) })\nreturn p.x',
  'inside of a list': 'let s = float(0)\nIf(p.x.lessThan(0), () => { [1, 2].forEach((one) => { s = s.add(one) }) })\nreturn s',
}

const right: Readonly<Record<string, string>> = {
  'a condition of JavaScript': 'if (flags.isDebug && flags.count > 2) return float(1)',
  'a node that may be missing': 'let made\nif (!made) made = p.x\nreturn made ?? q.x',
  'a question for a missing node': 'return p === undefined ? q.x : p.x',
  'numbers in arguments': 'return p.x.mul(2 * flags.count + 1)',
  'a list of nodes': 'const all = [p, q]\nreturn all[all.length - 1].x',
  'a function that gives nothing': 'return move(p) ?? p.x',
  'the value of a uniform': 'const speed = uniform(1)\nspeed.value += 2\nreturn speed.value > 1 ? p.x : q.x',
  'a parameter of a function of JavaScript': 'const twice = (x) => x * 2\nreturn p.x.mul(twice(2))',
  'what has the name of a node elsewhere': 'const inner = (time) => time * 2\nreturn p.x.mul(inner(1))',
  'a variable that is a number at times': 'let x = p.x\nx = 2\nreturn p.x.mul(x * 2)',
  'the type of a node': "if (p.type === q.type && typeof p === 'object') return p.x",
  'a method that is none of a node': 'return p.describe() + 1',
  'a field': "const Light = struct('Light', { on: bool })\nconst light = Light({ on: true })\nreturn light.on && p.x",
  'a tag': 'const text = (strings, ...values) => values\nreturn text`${p}`',
  'something else of the package': 'const image = loadImage(`/a${flags.count}.png`)\nreturn image && p.x',
  'Math of its own': 'const Math = { sin: (x) => x }\nreturn Math.sin(p.x)',
  'a value that a branch goes on with': "const v = varOf(float, 'v')\nlet q2 = q\nIf(p.x.lessThan(0), () => { q2 = q2.mul(2)\nv.assign(q2.x) })\nreturn v",
  'a value made again in each round': "const v = varOf(float, 'v')\nlet q2 = q\nLoop(3, (i) => { q2 = p.mul(float(i))\nv.assign(q2.x) })\nreturn v",
  'a value that is given anew afterwards':
    "const v = varOf(float, 'v')\nlet q2 = q\nIf(p.x.lessThan(0), () => { q2 = p\nv.assign(q2.x) })\nq2 = q.mul(2)\nreturn v.add(q2.x)",
  'a loop of JavaScript': 'let s = float(0)\nfor (let i = 0; i < 3; i++) s = s.add(p.x)\nreturn s',
  'a value kept for later': 'const kept = { wave: undefined }\nIf(p.x.lessThan(0), () => { kept.wave ??= p.x.sin() })\nreturn kept.wave ?? p.x',
  'an assignment': "const v = varOf(float, 'v')\nIf(p.x.lessThan(0), () => { v.assign(1) })\nreturn v",
}

/** A linter's messages for each file: the rule and the text. */
type Said = ReadonlyMap<string, readonly string[]>
const groups = { operators, typed, reassigned, right } as const
type Group = keyof typeof groups
const fileOf = (group: string, index: number): string => `${group}-${index}`

const write = (place: string, extension: string, names: readonly Group[], settings: Readonly<Record<string, string>>): void => {
  mkdirSync(place)
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(place, name), text)
  for (const group of names)
    Object.values(groups[group]).forEach((text, index) => writeFileSync(join(place, `${fileOf(group, index)}.${extension}`), inBody(text)))
}

const runOxlint = async (): Promise<Said> => {
  const place = join(folder, 'oxlint')
  const settings = {
    jsPlugins: [fileURLToPath(import.meta.resolve('kirari/lint'))],
    categories: { correctness: 'off' },
    rules: plugin.configs.recommended.rules,
  }
  write(place, 'ts', ['operators', 'typed', 'reassigned', 'right'], { '.oxlintrc.json': JSON.stringify(settings) })
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', '--threads=1']
  // The linter exits with 1 because it found something; its output has what it found.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: place, maxBuffer: 1 << 24 }).catch((error: { readonly stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly filename: string; readonly code: string; readonly message: string }[]
  }
  const said = new Map<string, string[]>()
  for (const { filename, code, message } of diagnostics) {
    const name = basename(filename, '.ts')
    said.set(name, [...(said.get(name) ?? []), `${code.replace(/\((.*)\)/, '/$1')} ${message}`])
  }
  return said
}

const runESLint = async (): Promise<Said> => {
  const place = join(folder, 'eslint')
  // As the documentation shows it.
  const settings = "import kirari from 'kirari/lint'\n\nexport default [kirari.configs.recommended]\n"
  write(place, 'js', ['operators', 'reassigned', 'right'], { 'eslint.config.js': settings, 'package.json': '{ "type": "module" }' })
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'))
  const results = await new ESLint({ cwd: place }).lintFiles(['.'])
  return new Map(
    results.map(({ filePath, messages }) => [basename(filePath, '.js'), messages.map(({ ruleId, message }) => `${ruleId ?? 'no rule'} ${message}`)]),
  )
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each([
  { name: 'oxlint', run: runOxlint, isTyped: true },
  { name: 'ESLint', run: runESLint, isTyped: false },
])('in $name', ({ run, isTyped }) => {
  let said: Said
  beforeAll(async () => {
    said = await run()
  })
  const foundIn = (group: Group, index: number): readonly string[] => said.get(fileOf(group, index)) ?? []
  const rows = (...names: readonly Group[]): readonly { readonly name: string; readonly group: Group; readonly index: number }[] =>
    names.flatMap((group) => Object.keys(groups[group]).map((name, index) => ({ name, group, index })))

  describe('operators and conditions of JavaScript', () => {
    it.each(rows('operators', ...(isTyped ? (['typed'] as const) : [])))('$name', ({ group, index }) => {
      expect(foundIn(group, index).join('\n')).toMatch(/^kirari\/no-operators /)
    })

    it('are answered with what to write', () => {
      const answer = (name: string): string => foundIn('operators', Object.keys(operators).indexOf(name)).join('\n')
      expect(answer('a condition')).toContain('write If(…')
      expect(answer('a comparison')).toContain('write a.lessThan(b)')
      expect(answer('a sum that is assigned')).toContain('v.addAssign(b)')
      expect(answer('a function of Math')).toContain('import sin from kirari/node')
    })
  })

  describe('a variable of JavaScript that gets another node', () => {
    it.each(rows('reassigned'))('$name', ({ index }) => {
      expect(foundIn('reassigned', index).join('\n')).toMatch(/^kirari\/no-reassignment /)
    })
  })

  describe('nothing is said of what is right', () => {
    it.each(rows('right'))('$name', ({ index }) => {
      expect(foundIn('right', index)).toEqual([])
    })
  })
})

it('the recommended settings have all rules of the plugin', () => {
  expect(plugin.configs.recommended.plugins['kirari']).toBe(plugin)
  expect(Object.keys(plugin.configs.recommended.rules)).toEqual(Object.keys(plugin.rules).map((name) => `kirari/${name}`))
  // A typed config file accepts it.
  const settings: readonly Linter.Config[] = [plugin.configs.recommended]
  expect(settings).toHaveLength(1)
})
