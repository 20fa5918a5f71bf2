/**
 * How many bytes each entry of the package takes, and how many a few things taken from one: minified, gzip -9, brotli 11.
 * `node internal/bench/entry.mjs` prints the table; entry.test.ts holds the budgets, and that nothing comes along that is not used.
 * Build the packages first.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { sizeOf } from './bundle.mjs'

/**
 * @typedef {import('./bundle.mjs').Size & { readonly modules: readonly string[], readonly text: string }} Bundled
 * `modules` are the package's modules of which something is left, without dist/ and ending; `text` is what is downloaded at once.
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
  return { ...sizeOf(outputFiles.map(({ contents }) => contents)), modules: modules.toSorted(), text: outputFiles[0]?.text ?? '' }
}

/**
 * What is measured. `budget` is bytes of gzip: raising one needs a line in the changeset.
 * @type {Readonly<Record<string, { readonly program: string, readonly budget: number }>>}
 */
export const programs = {
  kirari: { program: `export * from 'kirari'`, budget: 20_000 },
  'kirari/node': { program: `export * from 'kirari/node'`, budget: 20_000 },
  'kirari/glsl': { program: `export * from 'kirari/glsl'`, budget: 20_000 },
  'kirari/wgsl': { program: `export * from 'kirari/wgsl'`, budget: 20_000 },
  'kirari/js': { program: `export * from 'kirari/js'`, budget: 20_000 },
  'kirari/webgl': { program: `export * from 'kirari/webgl'`, budget: 20_000 },
  'kirari/webgpu': { program: `export * from 'kirari/webgpu'`, budget: 20_000 },
  'kirari/react': { program: `export * from 'kirari/react'`, budget: 20_000 },
  float: { program: `export { float } from 'kirari/node'`, budget: 20_000 },
  'fn, float': { program: `export { fn, float } from 'kirari/node'`, budget: 20_000 },
  'vec2, sin': { program: `export { sin, vec2 } from 'kirari/node'`, budget: 20_000 },
  uniform: { program: `export { uniform } from 'kirari/node'`, budget: 20_000 },
  struct: { program: `export { struct } from 'kirari/node'`, budget: 20_000 },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @type {Record<string, object>} */
  const rows = {}
  for (const [name, { program, budget }] of Object.entries(programs)) {
    const { min, gzip, brotli, modules } = await bundleProgram(program)
    rows[name] = { min, gzip, brotli, budget, modules: modules.length }
  }
  console.table(rows)
}
