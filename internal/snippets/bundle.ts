/** A block as one script that a browser runs as it stands. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { build as buildWithVite } from 'vite'
import solid from 'vite-plugin-solid'
import { solidPragma } from './block.ts'

export interface BundleOptions {
  /** The file only exports this, and the script shows it: a fragment, or a component of React or Solid called `App`. */
  readonly shows?: 'fragment' | 'app' | undefined
}

export const bundle = async (file: string, { shows }: BundleOptions = {}): Promise<string> => {
  if (readFileSync(file, 'utf8').startsWith(solidPragma)) return bundleSolid(file, shows === 'app')
  const show = shows && `${showing[shows]}\nimport * as block from ${JSON.stringify(file)}\nshow(block)`
  const { outputFiles } = await build({
    ...(show ? { stdin: { contents: show, resolveDir: dirname(file), loader: 'ts' } } : { entryPoints: [file] }),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    platform: 'browser',
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Solid's JSX needs its own compiler: the one that the page tells its readers to take. */
const bundleSolid = async (file: string, shows: boolean): Promise<string> => {
  const entry = shows ? `${file}.show.js` : file
  if (shows) writeFileSync(entry, `import { render } from 'solid-js/web'\nimport { App } from ${JSON.stringify(file)}\nrender(App, document.body)\n`)
  const built = await buildWithVite({
    configFile: false,
    root: dirname(file),
    logLevel: 'silent',
    plugins: [solid()],
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'block' }, rolldownOptions: { output: { codeSplitting: false } } },
  })
  const parts = (Array.isArray(built) ? built : [built]).flatMap((result) => ('output' in result ? result.output : []))
  return parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

const showing = {
  fragment: `import { createEngine } from 'kirari'
const show = ({ fragment }) => createEngine({ container: document.body, fragment, label: 'A picture' })`,
  app: `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const show = ({ App }) => createRoot(document.body).render(createElement(App))`,
}

/** How a block shows something: it starts an engine by itself, or gives a fragment or a component that somebody else shows; or not at all. */
export const drawing = (code: string): 'engine' | 'fragment' | 'app' | undefined => {
  if (/\brenderToString\(/.test(code)) return undefined
  if (/\bexport const App\b/.test(code)) return 'app'
  if (/\b(?:createEngine|mount|createRoot)\(|<Shader\b|\brender\(\(\) =>/.test(code)) return 'engine'
  return /\bexport const fragment\b/.test(code) ? 'fragment' : undefined
}
