/**
 * The sizes of each entry of the package, and of single imports: minified, gzip -9, brotli 11.
 * `node internal/bench/entry.mjs` prints the table; entry.test.ts asserts the budgets, and that bundles contain no unused modules.
 * Build the packages first.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { sizeOf } from './bundle.mjs'

/**
 * @typedef {import('./bundle.mjs').Size & { readonly modules: readonly string[] }} Bundled
 * `modules` are the modules of the package that are not fully tree-shaken, without dist/ and extension.
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
 * Bundles a program for production. Includes chunks loaded on demand: all code that an entry can reach.
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

/** Each entry with all its exports, and single imports from `kirari/node`. */
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

/** The measured programs. @type {Readonly<Record<string, string>>} */
export const programs = Object.fromEntries([
  ...entries.map((entry) => [entry, `export * from '${entry}'`]),
  ...nodes.map((node) => [`${node} alone`, `export { ${node} } from 'kirari/node'`]),
])

/** In bytes of gzip: raising one needs a line in the changeset. @type {Readonly<Record<string, number>>} */
export const budgets = {
  kirari: 86_500,
  'kirari/node': 36_600,
  'kirari/glsl': 20_250,
  'kirari/wgsl': 20_000,
  'kirari/js': 40_600,
  'kirari/webgl': 47_500,
  'kirari/webgpu': 51_350,
  'kirari/input': 7750,
  'kirari/texture': 2450,
  'kirari/geometry': 2800,
  'kirari/camera': 9450,
  'kirari/react': 28_700,
  'float alone': 3355,
  'sin alone': 3025,
  'dpdx alone': 3120,
  'inverse alone': 4200,
  'fn alone': 9980,
  'If alone': 3655,
  'Loop alone': 3925,
  'mat3 alone': 4305,
  'array alone': 3960,
  'struct alone': 3850,
  'uniform alone': 6310,
  'uniformFrom alone': 6870,
  'texture alone': 8920,
  'storage alone': 3705,
  'attribute alone': 3110,
  'compute alone': 9670,
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
