/**
 * Mutates the sources of packages/kirari at a sample of places, one change at a time, and prints the mutants that no test in Node kills:
 * `node internal/scripts/mutation.mjs`, with `--seed=7` for the sample of that seed, `--lines=2000` for a larger one, `--area=shader/pass`
 * for places in one folder, and `--least=70` to fail when the tests kill less than 70 % of the mutants that they reach. stryker.config.mjs
 * configures how the tests run on a mutant.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { root } from './command.mjs'

const source = 'packages/kirari/src'
/** Lines of one place of the sample: about a function, so that mutations of full blocks fit in. */
const pieceLength = 30

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    lines: { type: 'string', default: '900' },
    area: { type: 'string', default: '' },
    least: { type: 'string', default: '0' },
  },
})
const seed = Number(values.seed ?? process.env['KIRARI_RANDOM_SEED'] ?? 1)

/** An integer hash, as in the random programs: the order looks random and is the same in each run. @param {number} value */
const mix = (value) => {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The folder under which a file's mutants are counted. @param {string} file From the root. */
const areaOf = (file) =>
  file
    .slice(source.length + 1)
    .split('/')
    .slice(0, -1)
    .slice(0, 2)
    .join('/')

const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
  .map((file) => `${source}/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.startsWith(`${source}/${values.area && `${values.area}/`}`))
  // Not the code that needs a browser, nor the texts of messages.
  .filter((file) => /^(?:shader(?!\/diagnostic)|engine(?!\/(?:webgl|webgpu|message)\b)|input)\b/.test(file.slice(source.length + 1)))
  .toSorted()

const pieces = files
  .flatMap((file) => {
    const length = readFileSync(join(root, file), 'utf8').split('\n').length - 1
    return Array.from({ length: Math.ceil(length / pieceLength) }, (_, i) => `${file}:${i * pieceLength + 1}-${(i + 1) * pieceLength}`)
  })
  .map((range, i) => ({ range, order: mix(mix(seed) + i) }))
  .toSorted((a, b) => a.order - b.order)
  .slice(0, Math.ceil(Number(values.lines) / pieceLength))
  .map(({ range }) => range)

if (pieces.length === 0) throw new Error(`There is no source under ${source}/${values.area} that could be changed.`)
const repeat = `node internal/scripts/mutation.mjs --seed=${seed} --lines=${values.lines}${values.area && ` --area=${values.area}`}`
console.log(`${pieces.length} places of ${files.length} files: ${repeat}`)
const mutants = await new Stryker({ mutate: pieces, reporters: [] }).runMutationTest()

/** @param {Awaited<ReturnType<Stryker['runMutationTest']>>} some */
const countsOf = (some) => {
  const count = (/** @type {readonly string[]} */ ...kinds) => some.filter(({ status }) => kinds.includes(status)).length
  const [noticed, survived, unreached] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')]
  return { noticed, survived, unreached, score: noticed + survived > 0 ? (100 * noticed) / (noticed + survived) : 100 }
}
/** @param {string} name @param {ReturnType<typeof countsOf>} counts */
const row = (name, { noticed, survived, unreached, score }) =>
  `${name.padEnd(20)}${[noticed, survived, unreached].map((value) => String(value).padStart(10)).join('')}${score.toFixed(0).padStart(9)} %`

for (const { fileName, location, mutatorName, replacement } of mutants.filter(({ status }) => status === 'Survived')) {
  const file = fileName.slice(fileName.lastIndexOf(source))
  const { start, end } = location
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const was = lines
    .slice(start.line - 1, end.line)
    .map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, start.line + i === end.line ? end.column - 1 : undefined).trim())
    .join(' ')
  console.log(`\n${file}:${start.line} ${mutatorName}\n    ${lines[start.line - 1]?.trim()}\n  - ${was.slice(0, 200)}\n  + ${replacement.slice(0, 200)}`)
}

console.log(`\n${'area'.padEnd(20)}${['noticed', 'survived', 'unreached'].map((name) => name.padStart(10)).join('')}${'score'.padStart(11)}`)
for (const area of new Set(files.map(areaOf))) {
  const counts = countsOf(mutants.filter(({ fileName }) => areaOf(fileName.slice(fileName.lastIndexOf(source))) === area))
  if (counts.noticed + counts.survived + counts.unreached > 0) console.log(row(area, counts))
}
const all = countsOf(mutants)
console.log(row('all', all))
if (all.score < Number(values.least)) {
  console.error(
    `\nExpected at least ${values.least} % of the changes that tests reach to be noticed. Tests for what survived, above, are missing.\nAgain: ${repeat}`,
  )
  process.exitCode = 1
}
