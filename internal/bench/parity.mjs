/**
 * GPU time of Kirari's programs, compared with hand-written ones, in one run, in Chromium: particles, and a full-screen shader.
 * `node internal/bench/parity.mjs [rounds]` prints the ratios. Build the packages first. Entrants take turns, and the best round of
 * each counts, because other load on a machine only ever adds time. parity/ holds the scenes.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../testing/browser.mjs'

const frames = 20
const scenes = ['particles', 'screen']
const backends = /** @type {const} */ (['webgl2', 'webgpu'])

/** The share of equal numbers: both of a pair must have drawn the same. @param {readonly number[]} a @param {readonly number[]} b @param {number} tolerance */
export const share = (a, b, tolerance) => a.filter((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) <= tolerance).length / Math.max(a.length, b.length)

/** @param {string} scene @returns {Promise<string>} A script that puts `start` of each entrant on the page. */
const bundleScene = async (scene) => {
  const entries = backends.map((backend) => `import { start as ${backend} } from './${scene}-${backend}.ts'`).join('\n')
  const { outputFiles } = await build({
    stdin: {
      contents: `${entries}\nimport { start } from './${scene}-kirari.ts'\nObject.assign(globalThis, { start, hand: { webgl2, webgpu } })`,
      resolveDir: fileURLToPath(new URL('parity', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['production'],
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * @param {number} rounds
 * @returns {Promise<Record<string, { readonly ours: number, readonly byHand: number, readonly same: number }>>} Milliseconds a frame, and the share of numbers that are the same.
 */
export const measureParity = async (rounds) => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] })
  /** @type {Record<string, { ours: number, byHand: number, same: number }>} */
  const rows = {}
  try {
    for (const scene of scenes) {
      const script = await bundleScene(scene)
      for (const backend of backends) {
        const page = await browser.newPage()
        await page.route('https://bench.test/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }))
        // WebGPU requires a secure context.
        await page.goto('https://bench.test/')
        await page.addScriptTag({ content: script, type: 'module' })
        await page.waitForFunction('globalThis.start')
        const [ours, byHand, a, b] = await page.evaluate(time, { backend, rounds, frames })
        rows[`${scene}, ${backend}`] = { ours, byHand, same: share(a, b, scene === 'particles' ? 1e-4 : 4) }
        await page.close()
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** In the page. @param {{ backend: 'webgl2' | 'webgpu', rounds: number, frames: number }} what @returns {Promise<[number, number, number[], number[]]>} */
const time = async ({ backend, rounds, frames: count }) => {
  const { start, hand } = /** @type {any} */ (globalThis)
  const [ours, byHand] = [await start(backend), await hand[backend]()]
  /** @param {any} runner */
  const once = async (runner) => {
    const begun = performance.now()
    await runner.run(count)
    return (performance.now() - begun) / count
  }
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round++) {
    best[0] = Math.min(best[0] ?? 0, await once(ours))
    best[1] = Math.min(best[1] ?? 0, await once(byHand))
  }
  return [best[0] ?? 0, best[1] ?? 0, await ours.probe(), await byHand.probe()]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await measureParity(Number(process.argv[2] ?? 5))
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { ours, byHand, same }]) => [
        name,
        { 'ours, ms a frame': ours.toFixed(2), 'by hand': byHand.toFixed(2), ratio: (ours / byHand).toFixed(2), 'the same': `${(same * 100).toFixed(1)} %` },
      ]),
    ),
  )
}
