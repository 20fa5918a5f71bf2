/**
 * The cost of the functions' posters: building and printing their shader, drawing it on the CPU and packing it as WebP, in processor milliseconds an image, by kind of preview;
 * and the estimated cost for all functions of the planned catalogue, as many of each category as it will have.
 * `node internal/bench/posters.mjs [rounds]` prints both, for the first drawing of each, which a cold build pays for: the JavaScript engine has
 * seen no code of that image yet. With more rounds it also prints the best of them, since other load only ever adds time.
 * Build the packages first. website/src/previews draws the previews.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * @typedef {import('kirari/js').RenderOptions & { readonly name: string, readonly fragment: import('kirari/node').Vec3, readonly quality: number }} Poster
 * @typedef {{ readonly category: string, readonly slug: string }} Subject
 * @typedef {Subject & { readonly preview: string }} Shown
 * @typedef {{ readonly records: readonly Subject[], readonly posterOf: (subject: Subject) => Poster, readonly render: typeof import('kirari/js').render, readonly printJS: typeof import('kirari/js').printJS, readonly rowOf: (subject: Subject) => { readonly kind: string }, readonly pack: (pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number, quality: number) => { toBuffer: () => Promise<unknown> } }} Site
 * @typedef {{ readonly make: number, readonly draw: number, readonly pack: number }} Cost
 */

/** The planned number of functions of each category, 340 main ones in total; 31 more are counted at the mean of these. */
const planned = {
  'animation/easing': 33,
  'color/blend': 35,
  'color/composite': 14,
  'color/space': 48,
  draw: 18,
  generative: 24,
  'geometry/aabb': 8,
  'geometry/triangle': 10,
  math: 45,
  'math/quat': 16,
  sdf: 52,
  space: 37,
}
const plannedCount = 371

const site = fileURLToPath(new URL('../../website/', import.meta.url))

/** @returns {Promise<Site>} */
const load = async () => {
  const folder = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, 'posters.mjs')
  const contents = `export { records } from '@kirari/addons/catalogue'
export { printJS, render } from 'kirari/js'
export { posterOf } from './scripts/function-page/poster.ts'
export { rowOf } from './src/previews/plan/plan.ts'
export { pack } from './scripts/pack.ts'`
  await build({
    stdin: { contents, resolveDir: site },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    external: ['sharp'],
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}

/** Processor time in milliseconds, of all threads of this process. @param {() => unknown} run */
const costOf = async (run) => {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** @param {Site} site @param {Subject} record @returns {Promise<Cost>} */
const measure = async ({ posterOf, printJS, render, pack: packed }, record) => {
  /** @type {Poster | undefined} */
  let poster
  // The text identifies a shader that has been drawn before.
  const make = await costOf(() => printJS((poster = posterOf(record)).fragment))
  if (!poster) throw new Error('expected a poster')
  const { name: _, fragment, quality, ...options } = poster
  const { width, height } = options
  /** @type {Uint8ClampedArray<ArrayBuffer>} */
  let pixels = new Uint8ClampedArray()
  const draw = await costOf(() => (pixels = render(fragment, options)))
  const pack = await costOf(() => packed(pixels, width, height, quality).toBuffer())
  return { make, draw, pack }
}

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Rows of means, grouped by `keyOf`. @param {readonly (Shown & Cost)[]} costs @param {(subject: Shown) => string} keyOf */
const table = (costs, keyOf) =>
  Object.fromEntries(
    [...new Set(costs.map(keyOf))].map((key) => {
      const own = costs.filter((one) => keyOf(one) === key)
      return [
        key,
        {
          posters: own.length,
          'make ms': Math.round(mean(own.map(({ make }) => make))),
          'draw ms': Math.round(mean(own.map(({ draw }) => draw))),
          'pack ms': Math.round(mean(own.map(({ pack }) => pack))),
        },
      ]
    }),
  )

/** The estimated cost of all functions, by the means of the known categories. @param {readonly (Shown & Cost)[]} costs */
const totalOf = (costs) => {
  const byCategory = table(costs, ({ category }) => category)
  const known = Object.entries(planned).filter(([category]) => category in byCategory)
  const count = known.reduce((sum, [, many]) => sum + many, 0)
  const parts = /** @type {const} */ (['make ms', 'draw ms', 'pack ms'])
  const total = known.reduce((sum, [category, many]) => sum + many * parts.reduce((all, part) => all + (byCategory[category]?.[part] ?? 0), 0), 0)
  return `${Math.round(((total / count) * plannedCount) / 1000)} s of processor time, ${Math.round(total / count)} ms each`
}

const main = async () => {
  const rounds = Number(process.argv[2] ?? 1)
  const loaded = await load()
  /** @type {(Shown & Cost)[]} */
  const firsts = []
  /** @type {(Shown & Cost)[]} */
  const bests = []
  for (const record of loaded.records) {
    const { category, slug } = record
    const preview = loaded.rowOf(record).kind
    const first = await measure(loaded, record)
    const found = [first]
    for (let round = 1; round < rounds; round++) found.push(await measure(loaded, record))
    firsts.push({ category, slug, preview, ...first })
    bests.push({
      category,
      slug,
      preview,
      make: Math.min(...found.map(({ make }) => make)),
      draw: Math.min(...found.map(({ draw }) => draw)),
      pack: Math.min(...found.map(({ pack }) => pack)),
    })
  }
  console.table(table(firsts, ({ preview }) => preview))
  console.table(table(firsts, ({ category }) => category))
  console.log(`${firsts.length} posters measured. All ${plannedCount}, each for the first time: ${totalOf(firsts)}; halve it for two cores.`)
  if (rounds > 1) console.log(`The best of ${rounds} rounds: ${totalOf(bests)}.`)
}

await main()
