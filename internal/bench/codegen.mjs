/**
 * Measures shader generation from scratch, the time and the length of the text, for Kirari and three peers in one run.
 * `node internal/bench/codegen.mjs [rounds]` prints the table; `--draw` also draws every text in Chromium and compares the images.
 * Build the packages first. Only times of the same run are comparable: a round measures every entrant once, each in a new
 * process. How a library writes the shader is in scene/, how it prints it in emit/.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import typegpu from 'unplugin-typegpu/esbuild'
import { drawInChromium } from './draw.mjs'

/** @typedef {import('./measure.mjs').Reading} Reading */
/** @typedef {{ readonly emit: string, readonly development?: true }} Entrant */

const ours = 'Kirari'

/** @type {Readonly<Record<string, Entrant>>} */
const entrants = {
  [ours]: { emit: 'kirari' },
  'Kirari, compact, as the engine': { emit: 'kirari-compact' },
  'Kirari, with development checks': { emit: 'kirari', development: true },
  "TypeGPU 'use gpu' (build plugin)": { emit: 'typegpu' },
  'TypeGPU, bodies in WGSL': { emit: 'typegpu-wgsl' },
  'three.js TSL': { emit: 'tsl' },
  '@thi.ng/shader-ast': { emit: 'thing' },
  'a template, written by hand': { emit: 'text' },
}

const folder = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))

/** @param {Entrant} entrant @returns {Promise<string>} The file to run. */
const bundle = async ({ emit, development }) => {
  const outfile = join(folder, `${emit}${development ? '.development' : ''}.mjs`)
  await build({
    entryPoints: [fileURLToPath(new URL(`emit/${emit}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    conditions: development ? [] : ['production'],
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    plugins: emit === 'typegpu' ? [typegpu({ include: [/scene\//] })] : [],
    logLevel: 'error',
  })
  return outfile
}

/** @param {string} file @returns {Reading} */
const measure = (file) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('measure.mjs', import.meta.url)), file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The measurement of ${file} ended with ${status}:\n${stderr.trim()}`)
  return JSON.parse(stdout)
}

/** Other load on the machine only adds time, so the best round is the most accurate. @param {readonly (number | undefined)[]} values */
const best = (values) => {
  const known = values.flatMap((value) => value ?? [])
  return known.length > 0 ? Math.min(...known) : undefined
}

/** The readings of all entrants by name: one of each per round, so that a slow moment of the machine affects all alike. */
export const run = async (/** @type {number} */ rounds) => {
  mkdirSync(folder, { recursive: true })
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const [name, entrant] of Object.entries(entrants)) files.set(name, await bundle(entrant))
  /** @type {Map<string, Reading>[]} */
  const all = []
  for (let round = 0; round < rounds; round++) all.push(new Map([...files].map(([name, file]) => [name, measure(file)])))
  return all
}

/**
 * A row for each entrant: the best of its rounds, and its ratio to our best.
 * @param {readonly Map<string, Reading>[]} rounds
 */
const table = (rounds) => {
  /** @param {string} name @param {(reading: Reading) => number | undefined} of */
  const value = (name, of) => best(rounds.map((round) => read(round, name, of)))
  /** @param {string} name @param {(reading: Reading) => number | undefined} of */
  const ratio = (name, of) => {
    const times = (value(name, of) ?? Number.NaN) / (value(ours, of) ?? Number.NaN)
    return Number.isNaN(times) ? '' : `×${times.toPrecision(times < 1 ? 2 : 3)}`
  }
  const ms = (/** @type {number | undefined} */ time) => (time === undefined ? '' : time.toPrecision(3))
  return Object.fromEntries(
    Object.keys(entrants).map((name) => {
      const reading = rounds[0]?.get(name)
      return [
        name,
        {
          prints: [...(reading?.languages ?? [])].filter(Boolean).join(', '),
          'load ms': ms(value(name, ({ load }) => load)),
          'cold ms': ms(value(name, ({ cold }) => cold)),
          cold: ratio(name, ({ cold }) => cold),
          'warm ms': ms(value(name, ({ warm }) => warm)),
          warm: ratio(name, ({ warm }) => warm),
          'of it printing': ms(value(name, ({ print }) => print)),
          'second language ms': ms(value(name, ({ second }) => second)),
          characters: reading?.text.length,
          longer: ratio(name, ({ text }) => text.length),
          second: reading?.secondText?.length ?? '',
          compact: reading?.compactText?.length ?? '',
        },
      ]
    }),
  )
}

/** @param {Map<string, Reading>} round @param {string} name @param {(reading: Reading) => number | undefined} of */
const read = (round, name, of) => {
  const reading = round.get(name)
  return reading && of(reading)
}

/**
 * Every text of a round.
 * @param {ReadonlyMap<string, Reading>} round
 */
const textsOf = (round) =>
  [...round].flatMap(
    ([
      name,
      {
        text,
        secondText,
        compactText,
        languages: [language, second],
      },
    ]) => [
      { name, language, text },
      ...(second && secondText ? [{ name, language: second, text: secondText }] : []),
      ...(compactText ? [{ name: `${name} (compact)`, language, text: compactText }] : []),
    ],
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rounds = await run(Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5))
  console.table(table(rounds))
  const texts = textsOf(rounds[0] ?? new Map())
  for (const { name, language, text } of texts)
    writeFileSync(join(folder, `${name.replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-')}.${language.toLowerCase()}`), text)
  console.log(`The texts are in ${folder}`)
  // The others are compared with the hand-written text.
  if (process.argv.includes('--draw')) console.table(await drawInChromium(texts.toReversed()))
}
