/** Bundles blocks as scripts that a browser runs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { build as buildWithVite } from 'vite'
import solid from 'vite-plugin-solid'
import { sandbox, solidPragma } from './block.ts'

const common = { bundle: true, write: false, format: 'esm', target: 'es2022', jsx: 'automatic', logLevel: 'silent' } as const satisfies BuildOptions

export interface Shown {
  readonly file: string
  /** The file only exports this, and the script shows it: a fragment, or a component of React or Solid called `App`. */
  readonly shows: 'fragment' | 'app' | undefined
}

/** Bundles each block as a separate script for a browser, by its file. One call for all reads their shared modules once. */
export const bundleAll = async (blocks: readonly Shown[]): Promise<ReadonlyMap<string, string>> => {
  const isSolid = ({ file }: Shown): boolean => readFileSync(file, 'utf8').startsWith(solidPragma)
  const compiled = await compileSolid(blocks.filter(isSolid).map((block) => [block.file, entryOf(block, showingSolid)]))
  const entries = blocks.map((block) => compiled.get(block.file) ?? entryOf(block, showing))
  const names = entries.map((_, i) => `block-${i}`)
  const { outputFiles } = await build({
    ...common,
    entryPoints: Object.fromEntries(entries.map((entry, i) => [names[i] ?? '', entry])),
    outdir: join(sandbox, 'scripts'),
    platform: 'browser',
  })
  const scripts = new Map(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]))
  return new Map(blocks.map(({ file }, i) => [file, scripts.get(names[i] ?? '') ?? '']))
}

/** The file itself, or one beside it that shows its export. */
const entryOf = ({ file, shows }: Shown, words: typeof showing): string => {
  if (!shows) return file
  const entry = `${file}.show.js`
  writeFileSync(entry, `${words[shows]}\nimport * as block from ${JSON.stringify(file)}\nshow(block)\n`)
  return entry
}

/** Solid's JSX needs its own compiler: the one that the page recommends. Returns the path of the compiled entry of each file. */
const compileSolid = async (entries: readonly (readonly [file: string, entry: string])[]): Promise<ReadonlyMap<string, string>> => {
  const folder = join(sandbox, 'solid')
  await buildWithVite({
    configFile: false,
    root: dirname(sandbox),
    logLevel: 'silent',
    plugins: [solid()],
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      lib: { entry: Object.fromEntries(entries.map(([, entry], i) => [`block-${i}`, entry])), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  return new Map(entries.map(([file], i) => [file, join(folder, `block-${i}.js`)]))
}

const showing = {
  fragment: `import { createEngine, draw } from 'kirari'
const show = ({ fragment }) => createEngine({ container: document.body, frame: [draw({ fragment })], label: 'A picture' })`,
  app: `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const show = ({ App }) => createRoot(document.body).render(createElement(App))`,
}
const showingSolid = {
  ...showing,
  app: `import { render } from 'solid-js/web'
const show = ({ App }) => render(App, document.body)`,
}

/** How a block shows something: it starts an engine, or exports a fragment or a component for the page to show; undefined if it does neither. */
export const drawing = (code: string): 'engine' | 'fragment' | 'app' | undefined => {
  if (/\brenderToString\(/.test(code)) return undefined
  if (/\bexport const App\b/.test(code)) return 'app'
  if (/\b(?:createEngine|mount|createRoot)\(|<Shader\b|\brender\(\(\) =>/.test(code)) return 'engine'
  return /\bexport const fragment\b/.test(code) ? 'fragment' : undefined
}
