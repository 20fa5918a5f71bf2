/**
 * One reading, in a separate process: `node measure.mjs <bundle of emit/*.ts>` prints it as JSON. codegen.mjs starts it.
 */
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'

const rounds = 200

/**
 * @typedef {object} Reading
 * @property {number} load Milliseconds to load the module with its library.
 * @property {number} cold The first build and print.
 * @property {number} warm Build and print, the median of the later half.
 * @property {number} print Printing alone, warm.
 * @property {number | undefined} second Printing the same graph in the second language, warm.
 * @property {string} text
 * @property {string | undefined} secondText
 * @property {string | undefined} compactText
 * @property {readonly [string, string | undefined]} languages
 */

/** @param {readonly number[]} times @returns {number} */
const warmMedian = (times) => times.slice(times.length >> 1).toSorted((a, b) => a - b)[times.length >> 2] ?? Number.NaN

const loading = performance.now()
const { start } = await import(pathToFileURL(process.argv[2] ?? '').href)
const load = performance.now() - loading
/** @type {import('./emit/subject.ts').Subject<unknown>} */
const { build, first, second, compact } = await start()

/** @type {number[]} */
const totals = []
/** @type {number[]} */
const prints = []
/** @type {number[]} */
const seconds = []
let text = ''
let secondText = second && ''
for (let round = 0; round < rounds; round++) {
  const begun = performance.now()
  const scene = build()
  const built = performance.now()
  text = first.print(scene)
  const printed = performance.now()
  secondText = second?.print(scene)
  seconds.push(performance.now() - printed)
  totals.push(printed - begun)
  prints.push(printed - built)
}

/** @type {Reading} */
const reading = {
  load,
  cold: totals[0] ?? Number.NaN,
  warm: warmMedian(totals),
  print: warmMedian(prints),
  second: second && warmMedian(seconds),
  text,
  secondText,
  compactText: compact?.print(build()),
  languages: [first.language, second?.language],
}
process.stdout.write(JSON.stringify(reading), () => process.exit(0))
