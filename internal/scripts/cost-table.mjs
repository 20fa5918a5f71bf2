/** Prints the cost of a run of `npm test` as a table, and keeps the costs of the files, which decide the order of the next runs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestOf } from '../testing/test-files.mjs'
import { root } from './command.mjs'
import { testLayers } from './test-layers.mjs'

/**
 * @typedef {object} Row
 * @property {string} name Of a layer, or a file from the root.
 * @property {number} seconds By the clock.
 */

const shownFiles = 20
/** A cheaper file needs no line in costs.json: its place in the queue does not matter. */
const notedSeconds = 3
const costsFile = join(root, 'internal/testing/costs.json')

/**
 * Lists the layers, then the most expensive files. Waiting is wall time in which no processor worked for it.
 * @param {readonly Row[]} layers
 * @param {readonly Row[]} files
 * @param {ReadonlyMap<string, number> | undefined} costs Processor seconds by name; undefined where the system does not report them.
 */
export const costTable = (layers, files, costs) => {
  /** @param {string} name */
  const costOf = (name) => costs?.get(name) ?? 0
  const ofTests = testLayers.flatMap(({ name }) => {
    const own = files.filter((file) => isTestOf(name, file.name))
    /** @param {(row: Row) => number} part */
    const sum = (part) => own.reduce((total, row) => total + part(row), 0)
    const waiting = sum((row) => Math.max(0, row.seconds - costOf(row.name)))
    return own.length > 0 ? [{ name: `  ${name}`, processor: sum((row) => costOf(row.name)), seconds: sum((row) => row.seconds), waiting }] : []
  })
  const ofLayers = layers.map(({ name, seconds }) => ({ name, processor: costOf(name), seconds, waiting: Math.max(0, seconds - costOf(name)) }))
  const ofFiles = files
    .map(({ name, seconds }) => ({ name, processor: costOf(name), seconds, waiting: Math.max(0, seconds - costOf(name)) }))
    .toSorted((a, b) => b.processor - a.processor || b.seconds - a.seconds)
    .slice(0, shownFiles)
  const total = [...(costs?.values() ?? [])].reduce((sum, cost) => sum + cost, 0)
  const figure = (/** @type {number} */ value, /** @type {boolean} */ isKnown) => (isKnown ? value.toFixed(1) : '–').padStart(11)
  const isKnown = costs !== undefined
  const line = (/** @type {{ name: string, processor: number, seconds: number, waiting: number }} */ row) =>
    `${figure(row.processor, isKnown)}${figure(row.seconds, true)}${figure(row.waiting, isKnown)}  ${row.name}`
  const head = '  processor      clock    waiting  (seconds; files run beside one another)'
  return [head, ...ofLayers.map(line), ...ofTests.map(line), `${figure(total, isKnown)}${' '.repeat(22)}  in all`, '', ...ofFiles.map(line)].join('\n')
}

/**
 * Saves what each file cost; a file that did not run keeps its old cost, as long as it exists.
 * @param {readonly Row[]} files
 * @param {ReadonlyMap<string, number>} costs
 */
export const noteCosts = (files, costs) => {
  /** @type {Record<string, number>} */
  const before = JSON.parse(readFileSync(costsFile, 'utf8'))
  const now = { ...before, ...Object.fromEntries(files.map(({ name }) => [name, Math.round(costs.get(name) ?? 0)])) }
  const noted = Object.entries(now)
    .filter(([name, cost]) => cost >= notedSeconds && testLayers.some((layer) => isTestOf(layer.name, name)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(costsFile, `${JSON.stringify(Object.fromEntries(noted), undefined, 2)}\n`)
}
