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
    external: ['react', 'react/jsx-runtime'],
    legalComments: 'none',
    logLevel: 'error',
  })
  const modules = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.includes('packages/kirari/dist/'))
    .map(([path]) => path.replace(/^.*packages\/kirari\/dist\//, '').replace(/\.js$/, ''))
  return { ...sizeOf(outputFiles.map(({ contents }) => contents)), modules: modules.toSorted() }
}

/** Each entry with all it exports, and single things taken from `kirari/node`. */
const entries = ['kirari', 'kirari/node', 'kirari/glsl', 'kirari/wgsl', 'kirari/js', 'kirari/webgl', 'kirari/webgpu', 'kirari/react']
const nodes = ['float', 'sin', 'dpdx', 'inverse', 'fn', 'If', 'Loop', 'mat3', 'array', 'struct', 'uniform', 'texture', 'storage', 'attribute', 'compute']

/** What is measured, as programs. @type {Readonly<Record<string, string>>} */
export const programs = Object.fromEntries([
  ...entries.map((entry) => [entry, `export * from '${entry}'`]),
  ...nodes.map((node) => [`${node} alone`, `export { ${node} } from 'kirari/node'`]),
])

/** Bytes of gzip: raising one needs a line in the changeset. @type {Readonly<Record<string, number>>} */
export const budgets = {
  kirari: 17_100,
  'kirari/node': 28_550,
  'kirari/glsl': 14_250,
  'kirari/wgsl': 17_200,
  'kirari/js': 26_850,
  'kirari/webgl': 8300,
  'kirari/webgpu': 12_100,
  'kirari/react': 17_900,
  'float alone': 3450,
  'sin alone': 3200,
  'dpdx alone': 3300,
  'inverse alone': 4350,
  'fn alone': 8750,
  'If alone': 3750,
  'Loop alone': 3900,
  'mat3 alone': 3700,
  'array alone': 3700,
  'struct alone': 3500,
  'uniform alone': 5700,
  'texture alone': 6850,
  'storage alone': 3650,
  'attribute alone': 3300,
  'compute alone': 8950,
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
