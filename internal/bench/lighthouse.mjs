/**
 * Lighthouse on this site, as a phone, compared with VitePress and Starlight showing the same page of a function. Run it by hand on an idle
 * machine: its scores move by several points otherwise.
 *
 *   npm run build && node internal/bench/lighthouse.mjs
 *   node internal/bench/lighthouse.mjs --runs 1 --only '^/$' --why     one page, once, with the audits that cost it points
 *
 * The first run installs Lighthouse and the peers into .cache/bench (internal/bench/lighthouse/package.json) and builds them.
 * Lighthouse needs Node 22.19; with an older one, the script uses the Node that npm installed with Lighthouse.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { serveFolder } from '../scripts/static-server.mjs'
import { buildPeers, install, workshop } from './lighthouse/peer-site.mjs'

/** @typedef {import('./lighthouse/audit.mjs').Reading} Reading */
/** @typedef {{ readonly name: string, readonly address: string, readonly readings: Reading[] }} Entrant */

// With the slash that static hosts add: the redirect to it is the host's cost, not the page's.
const anchor = '/addons/sdf/rectSDF/'
const ours = ['/', anchor, `/ja${anchor}`, '/docs/installation/', '/guide/fundamentals/getting-started/', '/compute/fluid/', '/addons/']

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' }, why: { type: 'boolean', default: false } },
})

/** The Node that runs Lighthouse and the builds of the peers. */
const newNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath
  const installed = join(workshop, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(installed)) return installed
  throw new Error(
    `Lighthouse needs Node 22.19 or newer, this is ${process.versions.node}, and none was installed for ${process.platform}-${process.arch}. Run this with a newer one.`,
  )
}

const measure = async () => {
  const site = fileURLToPath(new URL('../../website/build', import.meta.url))
  if (!existsSync(site)) throw new Error(`${site} is not there. Build the site first: npm run build`)
  const pattern = new RegExp(values.only)
  const peers = pattern.test('peers') || values.only === '' ? buildPeers(process.execPath) : []
  const server = await serveFolder({ folder: site, port: 0 })
  const servers = [server]
  /** @type {Entrant[]} */
  const entrants = ours.filter((path) => pattern.test(path)).map((path) => ({ name: path, address: server.url + path, readings: [] }))
  for (const { name, folder, page } of peers) {
    const peer = await serveFolder({ folder, port: 0 })
    servers.push(peer)
    entrants.push({ name: `${name} ${page}`, address: peer.url + page, readings: [] })
  }
  const { audit } = await import('./lighthouse/audit.mjs')
  try {
    // Round by round, so that a busy minute of the machine affects all of them.
    for (let run = 1; run <= Number(values.runs); run++) {
      for (const { name, address, readings } of entrants) {
        const reading = await audit(address)
        readings.push(reading)
        console.error(`${run}/${values.runs} ${name}: ${Object.values(reading.scores).join(' ')}`)
      }
    }
  } finally {
    await Promise.all(servers.map(({ close }) => close()))
  }
  print(entrants)
}

/** @param {readonly Entrant[]} entrants */
const print = (entrants) => {
  console.log('| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | speed ms | CLS | scripts kB |')
  console.log(`|${' --- |'.repeat(11)}`)
  for (const { name, readings } of entrants) {
    /** @param {string} category */
    const score = (category) => {
      const all = readings.map(({ scores }) => scores[category] ?? 0)
      return all.length > 1 ? `${median(all)} [${all.join(', ')}]` : String(median(all))
    }
    /** @param {'fcp' | 'lcp' | 'tbt' | 'speed' | 'cls' | 'scripts'} field */
    const middle = (field) => median(readings.map((reading) => reading[field]))
    const cells = [
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
      ...[middle('fcp'), middle('lcp'), middle('tbt'), middle('speed')].map((value) => value.toFixed(0)),
      middle('cls').toFixed(4),
      (middle('scripts') / 1000).toFixed(1),
    ]
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
  const [own, ...others] = [entrants.find(({ name }) => name === anchor), ...entrants.filter(({ name }) => !name.startsWith('/'))]
  for (const other of own ? others : []) {
    /** @param {'fcp' | 'lcp' | 'tbt' | 'scripts'} field */
    const times = (field) =>
      `${(median(own?.readings.map((reading) => reading[field]) ?? []) / median(other.readings.map((reading) => reading[field]))).toFixed(2)}×`
    console.log(`\n${anchor} beside ${other.name}: FCP ${times('fcp')}, LCP ${times('lcp')}, TBT ${times('tbt')}, scripts ${times('scripts')}`)
  }
  if (values.why)
    for (const { name, readings } of entrants)
      for (const line of [...(readings.at(-1)?.failures ?? []), ...(readings.at(-1)?.longTasks ?? [])]) console.log(`${name}: ${line}`)
}

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

install()
const node = newNode()
if (node === process.execPath) await measure()
else process.exitCode = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
