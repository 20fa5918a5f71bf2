/**
 * What the client of this site leaves out or adds, beside the framework's theme: its Prism languages go (code is coloured while the
 * site is built), and what its chunks share without need; our client modules come.
 */
import { join } from 'node:path'
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types'

type Bundler = ConfigureWebpackUtils['currentBundler']['instance']
type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

const clientModules = ['load-failure', 'early-input', 'no-prefetch', 'math-style', 'arrival', 'code-types']

export const lightClient = ({ siteDir }: LoadContext): Plugin => ({
  name: 'light-client',
  getClientModules: () => clientModules.map((name) => join(siteDir, `src/client/${name}.ts`)),
  // What older browsers need, the minifier writes; nobody configures this in a file of its own, which was looked for from each style sheet upwards.
  configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
  configureWebpack: (config, isServer, { currentBundler }) => ({
    plugins: isServer
      ? [withoutLanguages(currentBundler.instance, siteDir)]
      : [withoutLanguages(currentBundler.instance, siteDir), withoutHelpers(currentBundler.instance, siteDir)],
    ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: sharedGroups(config) } } }),
  }),
})

const withoutLanguages = ({ NormalModuleReplacementPlugin }: Bundler, siteDir: string) =>
  new NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]prism-include-languages$/, (resource: { request: string }) => {
    resource.request = join(siteDir, 'src/client/nothing.ts')
  })

/** All of tslib, for one helper of one line: CommonJS cannot be shaken. */
const withoutHelpers = ({ NormalModuleReplacementPlugin }: Bundler, siteDir: string) =>
  new NormalModuleReplacementPlugin(/^tslib$/, (resource: { request: string; readonly contextInfo: { readonly issuer: string } }) => {
    if (/[\\/]@docusaurus[\\/]utils-common[\\/]/.test(resource.contextInfo.issuer)) resource.request = join(siteDir, 'src/client/default-export.ts')
  })

/**
 * What half of all pages share, the framework puts into one chunk that every page waits for. Half of the pages are never as many as have live
 * pictures, so each picture would bring the engine once more: what many of them use has a chunk of its own, which comes with the first picture,
 * and what some of them use has others.
 */
const sharedGroups = ({ optimization }: Config) => {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined
  const common = groups?.['common']
  if (typeof common !== 'object' || !('priority' in common)) {
    throw new Error(
      'The framework no longer groups shared modules as "common". plugins/light-client.ts was written for Docusaurus 3.8.1: see what its base configuration does now.',
    )
  }
  const ours = /[\\/]packages[\\/](?:kirari|addons)[\\/]/
  return {
    engine: { name: 'engine', test: ours, minSize: 0, minChunks: manyPictures, priority: common.priority + 1 },
    // The framework puts all styles into the one sheet that every page waits for. Those of the editors come with their scripts.
    playgroundStyle: {
      name: 'playground-style',
      type: 'css/mini-extract',
      test: /[\\/]components[\\/](?:playground|in-place)[\\/]/,
      chunks: 'async' as const,
      enforce: true,
      priority: 51,
    },
    shared: { chunks: 'async' as const, test: notOfSearch, minSize: leastShared, minChunks: 2, priority: common.priority - 1 },
  }
}

const manyPictures = 16
/** The search is small, and packs better whole: its box is opened on every page, its own page hardly ever. */
const notOfSearch = /^(?!.*[\\/]src[\\/](?:components[\\/])?search[\\/])/
/** In bytes of source: below that, a request more costs a visitor more than what is brought twice. */
const leastShared = 20_000
