/**
 * How many bytes each entry of the package takes, and how many a few things taken from one: minified, gzip -9, brotli 11.
 * `node internal/bench/entry.mjs` prints the table; entry.test.ts holds the budgets, and that nothing comes along that is not used.
 * Build the packages first.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { sizeOf } from './bundle.mjs'

/**
 * @typedef {import('./bundle.mjs').Size & { readonly modules: readonly string[] }} Bundled
 * `modules` are the package's modules of which something is left, without dist/ and ending.
 */

/**
 * The files that a program can load: esbuild also writes chunks whose every `import()` it has removed as unused.
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
const reachable = (outputs) => {
  /** @type {Set<string>} */
  const found = new Set()
  const add = (/** @type {string} */ path) => {
    if (found.has(path)) return
    found.add(path)
    for (const { path: next, external } of outputs[path]?.imports ?? []) if (!external) add(next)
  }
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') add(path)
  return found
}

/**
 * What a program takes once bundled for production. Chunks loaded on demand count: this asks what an entry can reach.
 * @param {string} program
 * @returns {Promise<Bundled>}
 */
export const bundleProgram = async (program) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    outdir: 'out',
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    external: ['react', 'react/jsx-runtime', 'react-dom/client', 'solid-js', 'solid-js/web'],
    legalComments: 'none',
    logLevel: 'error',
  })
  const files = reachable(metafile.outputs)
  const modules = Object.entries(metafile.outputs)
    .flatMap(([path, output]) => (files.has(path) ? output : []))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.includes('packages/kirari/dist/'))
    .map(([path]) => path.replace(/^.*packages\/kirari\/dist\//, '').replace(/\.js$/, ''))
  return Object.assign(sizeOf(outputFiles.filter(({ path }) => [...files].some((file) => path.endsWith(file))).map(({ contents }) => contents)), {
    modules: modules.toSorted(),
  })
}

/** Each entry with all it exports, and single things taken from `kirari/node`. */
const entries = [
  'kirari',
  'kirari/node',
  'kirari/glsl',
  'kirari/wgsl',
  'kirari/js',
  'kirari/webgl',
  'kirari/webgpu',
  'kirari/input',
  'kirari/texture',
  'kirari/geometry',
  'kirari/camera',
  'kirari/react',
]
const nodes = [
  'float',
  'sin',
  'dpdx',
  'inverse',
  'fn',
  'If',
  'Loop',
  'mat3',
  'array',
  'struct',
  'uniform',
  'uniformFrom',
  'texture',
  'storage',
  'attribute',
  'compute',
]

/** What is measured, as programs. @type {Readonly<Record<string, string>>} */
export const programs = Object.fromEntries([
  ...entries.map((entry) => [entry, `export * from '${entry}'`]),
  ...nodes.map((node) => [`${node} alone`, `export { ${node} } from 'kirari/node'`]),
])

/** Bytes of gzip: raising one needs a line in the changeset. @type {Readonly<Record<string, number>>} */
export const budgets = {
  kirari: 85_700,
  'kirari/node': 35_500,
  'kirari/glsl': 19_900,
  'kirari/wgsl': 19_700,
  'kirari/js': 38_610,
  'kirari/webgl': 46_900,
  'kirari/webgpu': 50_750,
  'kirari/input': 7650,
  'kirari/texture': 2450,
  'kirari/geometry': 2800,
  'kirari/camera': 9300,
  'kirari/react': 28_000,
  'float alone': 3385,
  'sin alone': 3075,
  'dpdx alone': 3165,
  'inverse alone': 4250,
  'fn alone': 9630,
  'If alone': 3680,
  'Loop alone': 3950,
  'mat3 alone': 4335,
  'array alone': 4015,
  'struct alone': 3895,
  'uniform alone': 6200,
  'uniformFrom alone': 6750,
  'texture alone': 8600,
  'storage alone': 3725,
  'attribute alone': 3155,
  'compute alone': 9640,
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {Record<string, object>} */
  const rows = {}
  for (const [name, program] of Object.entries(programs)) {
    const { min, gzip, brotli, modules } = await bundleProgram(program)
    rows[name] = { min, gzip, brotli, budget: budgets[name], modules: modules.length }
  }
  console.table(rows)
}
