/**
 * The cost of `npm test` at the size planned for the library, and of one more function, page and demo: the script runs it in copies of the
 * repository (full-size.mjs), each with an empty cache. `node internal/bench/test-cost.mjs` takes an hour or two; `--only full` runs one of the
 * copies, `--keep` keeps them. The figures are meaningful on an idle machine only. Tests of a copy may fail because
 * its texts make no sense; the script prints how many failed beside the costs.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyAtSize, demoCount, full, functionCount } from './full-size.mjs'

const { values: options } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean', default: false } }, strict: true })

const today = { functions: 0, demos: 0 }
const morePages = 40
/** @type {Readonly<Record<string, import('./full-size.mjs').Size>>} */
const sizes = {
  today,
  functions: { ...today, functions: full.functions },
  demos: { ...today, demos: full.demos },
  pages: { ...today, morePages },
  full,
}

/**
 * Runs the tests of a copy and forwards their output.
 * @param {string} folder
 * @returns {Promise<{ processor: number, clock: number, counts: string }>} In seconds.
 */
const runTests = (folder) =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, ['internal/scripts/test.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.on('error', reject)
    child.on('close', () => {
      const processor = Number(/^ *([\d.]+) +in all$/m.exec(output)?.[1] ?? NaN)
      resolve({ processor, clock: (performance.now() - started) / 1000, counts: output.trim().split('\n').at(-1) ?? '' })
    })
  })

const chosen = options.only === undefined ? Object.keys(sizes) : [options.only]
/** @type {Map<string, { processor: number, clock: number, counts: string }>} */
const results = new Map()
for (const name of chosen) {
  const size = sizes[name]
  if (!size) throw new Error(`There is no size ${name}. Sizes: ${Object.keys(sizes).join(', ')}.`)
  const folder = mkdtempSync(join(tmpdir(), `kirari-${name}-`))
  try {
    copyAtSize(folder, size)
    console.log(`\n${name}: ${folder}`)
    results.set(name, await runTests(folder))
  } finally {
    if (!options.keep) rmSync(folder, { recursive: true, force: true })
  }
}

console.log('\n  processor      clock  (seconds)')
for (const [name, { processor, clock, counts }] of results)
  console.log(`${processor.toFixed(0).padStart(11)}${clock.toFixed(0).padStart(11)}  ${name}: ${counts}`)
const base = results.get('today')?.processor
/** @param {string} name @param {number} count @param {string} what */
const step = (name, count, what) => {
  const more = results.get(name)?.processor
  if (base !== undefined && more !== undefined) console.log(`${((more - base) / count).toFixed(2).padStart(11)}             for one more ${what}`)
}
step('functions', full.functions - functionCount(), 'function, with its page in both languages')
step('pages', 2 * morePages, 'page of documentation, in one language')
step('demos', full.demos - demoCount(), 'demo')
