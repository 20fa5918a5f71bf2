/**
 * The cost of type checking, and the mistakes it finds: the benchmark's shader four times (44 functions) and twelve mistakes, in Kirari and three
 * peers, with the same compiler and settings. `node internal/bench/types.mjs` prints the tables. Build the packages first.
 * scene/ and wrong.mjs hold the programs.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dialects } from './wrong.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Inside the repository, so that packages resolve from there. */
const cache = join(root, '.cache/bench')

/** @type {Readonly<Record<string, string>>} */
export const scenes = { Kirari: 'kirari', TypeGPU: 'typegpu', 'three.js TSL': 'tsl', '@thi.ng/shader-ast': 'thing' }

/** A user's settings: strict, with the browser's own types. One thread, so that nothing is counted twice. */
const compilerOptions = {
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom'],
  types: ['@webgpu/types'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/**
 * @typedef {object} Check
 * @property {readonly string[]} refused The names of the files with an error.
 * @property {string} output
 * @property {number} instantiations
 * @property {number} seconds Of checking alone, without reading files.
 */

/**
 * Type-checks a project of these files.
 * @param {Readonly<Record<string, string>>} files Texts by name, without an extension.
 * @returns {Check}
 */
const check = (files) => {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'types-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.ts`), text)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files).map((name) => `${name}.ts`) }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder, '--extendedDiagnostics', '--singleThreaded', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  const figure = (/** @type {string} */ name) => {
    const found = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1]
    if (found === undefined) throw new Error(`tsc --extendedDiagnostics was expected to print "${name}:"; it printed\n${stdout}${stderr}`)
    return Number(found)
  }
  return {
    refused: Object.keys(files).filter((name) => stdout.includes(`${name}.ts(`)),
    output: stdout,
    instantiations: figure('Instantiations'),
    seconds: figure('Check time'),
  }
}

/**
 * The shader four times, as four files of one program.
 * @param {string} scene A file of scene/, without its extension.
 */
export const checkScene = (scene) => {
  const text = readFileSync(new URL(`scene/${scene}.ts`, import.meta.url), 'utf8')
  const result = check(Object.fromEntries([1, 2, 3, 4].map((copy) => [`scene-${copy}`, text])))
  if (result.refused.length > 0) throw new Error(`scene/${scene}.ts is expected to be right; tsc says\n${result.output}`)
  return {
    ...result,
    lines:
      text
        .trimEnd()
        .split('\n')
        .filter((line) => !/^(?:\/\*\*| \*)/.test(line)).length * 4,
  }
}

/**
 * Which mistakes tsc refuses. Throws if it refuses the correct line of a mistake as well.
 * @param {string} language
 * @returns {Readonly<Record<string, boolean>>}
 */
export const checkMistakes = (language) => {
  const dialect = dialects[language]
  if (!dialect) throw new Error(`No programs for ${language} in wrong.mjs`)
  const mistakes = Object.entries(dialect.mistakes)
  const program = (/** @type {string} */ line) => `${dialect.prelude}\n${dialect.within(line)}\n`
  const { refused, output } = check(
    Object.fromEntries(
      mistakes.flatMap(([, [wrong, right]], i) => [
        [`wrong-${i}`, program(wrong)],
        [`right-${i}`, program(right)],
      ]),
    ),
  )
  const wronged = mistakes.filter((_, i) => refused.includes(`right-${i}`))
  if (wronged.length > 0) throw new Error(`${language}: right programs are refused (${wronged.map(([name]) => name).join(', ')}); tsc says\n${output}`)
  return Object.fromEntries(mistakes.map(([name], i) => [name, refused.includes(`wrong-${i}`)]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const languages = Object.entries(scenes)
  /** @type {Record<string, object>} */
  const costs = {}
  const base = checkScene('kirari')
  for (const [language, scene] of languages) {
    const runs = [checkScene(scene), checkScene(scene), checkScene(scene)].toSorted((a, b) => a.seconds - b.seconds)
    const { lines, instantiations, seconds } = runs[1] ?? base
    costs[language] = {
      lines,
      instantiations,
      'to ours': `×${(instantiations / base.instantiations).toPrecision(3)}`,
      'check s': seconds,
    }
  }
  console.table(costs)
  const found = Object.fromEntries(languages.map(([language]) => [language, checkMistakes(language)]))
  const names = Object.keys(found['Kirari'] ?? {})
  const word = (/** @type {boolean | undefined} */ refused) => (refused === undefined ? 'cannot be written' : refused ? 'refused' : 'ACCEPTED')
  console.table(Object.fromEntries(names.map((name) => [name, Object.fromEntries(languages.map(([language]) => [language, word(found[language]?.[name])]))])))
  console.table(
    Object.fromEntries(
      languages.map(([language]) => {
        const results = Object.values(found[language] ?? {})
        return [language, { refused: results.filter(Boolean).length, of: results.length }]
      }),
    ),
  )
}
