/**
 * Checks that error messages name the line that the user wrote, in Vite's development server, in webpack with its kinds of source maps, and in
 * a bundle of esbuild with a source map. Part of examples.mjs, which has installed the packed packages.
 */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './command.mjs'
import { serveFolder } from './static-server.mjs'

const source = join(root, 'internal/scripts/mistakes/main.ts')
const html = (/** @type {string} */ script) =>
  `<!doctype html><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Mistakes</title><script type="module" src="${script}"></script>`

/** The line marked with the name of a mistake, from 1. */
const lineOf = (/** @type {string} */ text, /** @type {string} */ name) => text.split('\n').findIndex((line) => line.endsWith(`// here: ${name}`)) + 1

/**
 * Opens the page of a project, and throws for each message that names another line.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
const look = async (browser, url) => {
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await page.waitForFunction('globalThis.page?.isDone', undefined, { timeout: 120_000 })
    /** @type {Record<string, string>} */
    const messages = await page.evaluate('page.messages')
    const text = await readFile(source, 'utf8')
    const names = [...text.matchAll(/\/\/ here: (\w+)$/gm)].map(([, name = '']) => name)
    const wrong = names.filter((name) => !new RegExp(`^  at \\S*main\\.ts:${lineOf(text, name)}:\\d+$`, 'm').test(messages[name] ?? ''))
    if (names.length === 0 || wrong.length > 0)
      throw new Error(wrong.map((name) => `expected line ${lineOf(text, name)} for "${name}", got:\n${messages[name]}`).join('\n'))
  } finally {
    await page.close()
  }
}

/** @param {string} project @param {import('playwright').Browser} browser */
const inVite = async (project, browser) => {
  const { createServer } = await import('vite')
  await writeFile(join(project, 'index.html'), html('/main.ts'))
  const server = await createServer({ root: project, configFile: false, logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false, ws: false } })
  try {
    await server.listen()
    await look(browser, server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}

/** @param {string} folder @param {import('playwright').Browser} browser */
const served = async (folder, browser) => {
  await writeFile(join(folder, 'index.html'), html('main.js'))
  const server = await serveFolder({ folder, port: 0 })
  try {
    await look(browser, `${server.url}/`)
  } finally {
    await server.close()
  }
}

/** @param {string} project @param {import('playwright').Browser} browser @param {string} devtool */
const inWebpack = async (project, browser, devtool) => {
  /** @type {typeof import('webpack')} */
  const webpack = createRequire(import.meta.url)('webpack')
  const path = join(project, `webpack-${devtool}`)
  const compiler = webpack({
    mode: 'development',
    context: project,
    entry: './main.ts',
    output: { path, filename: 'main.js', module: true },
    experiments: { outputModule: true },
    devtool,
    module: { rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } }] },
    resolveLoader: { modules: [join(root, 'node_modules')] },
    performance: false,
  })
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(resolve)
    })
  })
  await served(path, browser)
}

/** @param {string} project @param {import('playwright').Browser} browser */
const inBundle = async (project, browser) => {
  const { build } = await import('esbuild')
  const outdir = join(project, 'bundle')
  await build({ entryPoints: [join(project, 'main.ts')], outdir, bundle: true, format: 'esm', target: 'es2022', sourcemap: 'linked', logLevel: 'error' })
  await served(outdir, browser)
}

/**
 * @param {string} folder Where the packages are installed.
 * @param {import('playwright').Browser} browser
 * @param {(name: string, work: () => Promise<unknown>) => Promise<unknown>} check
 */
export const checkPlaces = async (folder, browser, check) => {
  const project = join(folder, 'mistakes')
  await cp(join(root, 'internal/scripts/mistakes'), project, { recursive: true })
  console.log('error messages name the lines of the source')
  await check("in Vite's development server", () => inVite(project, browser))
  for (const devtool of ['source-map', 'eval-source-map']) await check(`with webpack's ${devtool}`, () => inWebpack(project, browser, devtool))
  await check('in a plain bundle', () => inBundle(project, browser))
}
