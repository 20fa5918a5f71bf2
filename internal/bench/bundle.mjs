/**
 * The sizes of the smallest apps, bundled for production: minified, gzip -9, brotli 11.
 * `node internal/bench/bundle.mjs` prints the table; bundle.test.ts holds the budgets. Build the packages first.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * @typedef {object} Size
 * @property {number} min
 * @property {number} gzip
 * @property {number} brotli Computed on access: it takes longer than bundling.
 */

/** @param {readonly Uint8Array[]} files @returns {Size} */
export const sizeOf = (files) => ({
  min: files.reduce((sum, file) => sum + file.length, 0),
  gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  get brotli() {
    return files.reduce((sum, file) => sum + brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length, 0)
  },
})

/** What the guide has its reader write: its files by their titles, each as it stands at the end of the page. */
const guideFiles = () => {
  const page = readFileSync(new URL('../../website/guide/fundamentals/getting-started/own-page.mdx', import.meta.url), 'utf8')
  return new Map([...page.matchAll(/^```[jt]s title="([^"]+)".*\n([^]*?)^```$/gm)].map(([, title, code]) => [title, code]))
}

/** Reads those files where an app names one. @type {import('esbuild').Plugin} */
const guide = {
  name: 'guide',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^guide:/ }, ({ path }) => ({ path: path.slice('guide:'.length), namespace: 'guide' }))
    onResolve({ filter: /^\.\//, namespace: 'guide' }, ({ path, importer }) => ({ path: `${join(dirname(importer), path)}.ts`, namespace: 'guide' }))
    onLoad({ filter: /./, namespace: 'guide' }, ({ path }) => {
      const contents = guideFiles().get(path)
      return contents === undefined ? { errors: [{ text: `the guide has no file ${path}` }] } : { contents, loader: 'ts', resolveDir: import.meta.dirname }
    })
  },
}

/**
 * The size of the files that a visitor downloads: those that the entry imports statically, and the chunks for which `loads` is true.
 * @typedef {object} Options
 * @property {(inputs: readonly string[]) => boolean} [loads] Whether the app loads a chunk on demand, by the modules in it.
 * @property {boolean} [splitting] Whether to split into chunks, or to write one file.
 * @property {readonly string[]} [conditions] The resolve conditions: `production` excludes development checks.
 * @param {string} app A file in app/, without its extension, or a path from here; `guide:` and its title for a file of the guide.
 * @param {Options} [options]
 * @returns {Promise<Size>}
 */
export const bundleSize = async (app, { loads = () => true, splitting = true, conditions = ['production'] } = {}) => {
  const result = await build({
    entryPoints: [app.startsWith('guide:') ? app : fileURLToPath(new URL(app.includes('/') ? app : `app/${app}.ts`, import.meta.url))],
    plugins: [guide],
    outdir: 'out',
    bundle: true,
    minify: true,
    splitting,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: [...conditions],
    legalComments: 'none',
    logLevel: 'error',
  })
  const outputs = Object.entries(result.metafile.outputs)
  const wanted = new Set(outputs.filter(([, output]) => /\/(app|peer)\/|^guide:/.test(output.entryPoint ?? '')).map(([path]) => path))
  const add = (/** @type {string} */ path) => {
    const output = result.metafile.outputs[path]
    for (const { path: next, kind } of output?.imports ?? []) {
      if (wanted.has(next)) continue
      if (kind === 'dynamic-import' && !loads(Object.keys(result.metafile.outputs[next]?.inputs ?? {}))) continue
      wanted.add(next)
      add(next)
    }
  }
  for (const path of wanted) add(path)
  return sizeOf(result.outputFiles.filter((file) => [...wanted].some((path) => file.path.endsWith(path))).map((file) => file.contents))
}

/** Bundlers that split put the code for frames of steps into chunks of their own, which a lone fragment never loads. */
const ofFrames = (/** @type {readonly string[]} */ inputs) => inputs.some((input) => /\/engine\/(graph|\w+\/graphics)\//.test(input))
/** @param {string} backend */
const only = (backend) => (/** @type {readonly string[]} */ inputs) => inputs.some((input) => input.includes(`/engine/${backend}/`)) && !ofFrames(inputs)
/** The size without splitting, as in a library or a classic script. @param {string} app @param {readonly string[]} [conditions] */
const oneFile = (app, conditions = ['production']) => bundleSize(app, { splitting: false, conditions })

/**
 * The apps, which all draw the same image, and how a visitor loads them. `budget` is in bytes of gzip: raising one needs a line in the changeset.
 * @type {Readonly<Record<string, { readonly measure: () => Promise<Size>, readonly budget: number }>>}
 */
export const apps = {
  'gradient, kirari/webgl': { measure: () => oneFile('gradient-webgl'), budget: 13_300 },
  'gradient, kirari/webgl, without the condition production': { measure: () => oneFile('gradient-webgl', []), budget: 24_500 },
  'gradient, kirari/webgpu': { measure: () => oneFile('gradient-webgpu'), budget: 15_900 },
  'gradient, kirari, loaded where it runs on WebGL2': { measure: () => bundleSize('gradient', { loads: only('webgl') }), budget: 16_500 },
  'gradient, kirari, loaded where it runs on WebGPU': { measure: () => bundleSize('gradient', { loads: only('webgpu') }), budget: 19_560 },
  'gradient, kirari, in one file': { measure: () => oneFile('gradient'), budget: 20_250 },
  'gradient, kirari, in one file, without the condition production': { measure: () => oneFile('gradient', []), budget: 32_100 },
  'plain page of the guide, loaded where it runs on WebGL2': { measure: () => bundleSize('guide:ripples.js', { loads: only('webgl') }), budget: 16_500 },
  'plain page of the guide, loaded where it runs on WebGPU': { measure: () => bundleSize('guide:ripples.js', { loads: only('webgpu') }), budget: 19_560 },
  'picture of the guide, loaded where it runs on WebGL2': { measure: () => bundleSize('guide:src/main.ts', { loads: only('webgl') }), budget: 29_700 },
  'picture of the guide, loaded where it runs on WebGPU': { measure: () => bundleSize('guide:src/main.ts', { loads: only('webgpu') }), budget: 32_350 },
  'picture of the guide, in one file': { measure: () => oneFile('guide:src/main.ts'), budget: 31_100 },
  'gradient as a frame of one step, kirari/webgl': { measure: () => oneFile('step-webgl'), budget: 48_770 },
  'gradient as a frame of one step, kirari/webgpu': { measure: () => oneFile('step-webgpu'), budget: 51_510 },
  'gradient as a frame of one step, kirari, in one file': { measure: () => oneFile('step'), budget: 81_580 },
}

/** The same image, written by hand and with the peers: for the table, and for the home page of the site. @type {Readonly<Record<string, string>>} */
export const peers = {
  'nothing but WebGL2': 'peer/raw-webgl2.js',
  'nothing but WebGPU': 'peer/raw-webgpu.js',
  twgl: 'peer/twgl.js',
  ogl: 'peer/ogl.js',
  regl: 'peer/regl.js',
  'TypeGPU, bodies in WGSL': 'peer/typegpu.js',
  'three.js, ShaderMaterial': 'peer/three.js',
  'three.js, TSL': 'peer/three-tsl.js',
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {Record<string, Size>} */
  const rows = {}
  for (const [name, { measure }] of Object.entries(apps)) rows[name] = { ...(await measure()) }
  for (const [name, app] of Object.entries(peers)) rows[name] = { ...(await bundleSize(app)) }
  console.table(rows)
}
