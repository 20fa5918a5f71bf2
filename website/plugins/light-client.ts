/**
 * What the client of this site leaves out or adds, beside the framework's theme: its Prism languages go (code is coloured while the
 * site is built), and what its chunks share without need; our client modules come.
 */
import { join } from 'node:path'
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types'

type Bundler = ConfigureWebpackUtils['currentBundler']['instance']
type Config = Parameters<NonNullable<Plugin['configureWebpack']>>[0]

const clientModules = ['load-failure', 'early-input', 'no-prefetch', 'math-style', 'arrival']

export const lightClient = ({ siteDir }: LoadContext): Plugin => ({
  name: 'light-client',
  getClientModules: () => clientModules.map((name) => join(siteDir, `src/client/${name}.ts`)),
  // What older browsers need, the minifier writes; nobody configures this in a file of its own, which was looked for from each style sheet upwards.
  configurePostCss: (options) => ({ ...options, config: false, plugins: [] }),
  configureWebpack: (config, isServer, { currentBundler }) => ({
    plugins: isServer
      ? [withoutLanguages(currentBundler.instance, siteDir)]
      : [withoutLanguages(currentBundler.instance, siteDir), withoutHelpers(currentBundler.instance, siteDir)],
    ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { engine: engineGroup(config) } } } }),
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
 * What half of all chunks share, the framework puts into one chunk, and every page waits for it. Most chunks belong to live pictures, so
 * the engine would be among it; it gets a chunk of its own, which comes with the first picture.
 */
const engineGroup = ({ optimization }: Config) => {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined
  const common = groups?.['common']
  if (typeof common !== 'object' || !('minChunks' in common) || !('priority' in common)) {
    throw new Error(
      'The framework no longer groups shared modules as "common". plugins/light-client.ts was written for Docusaurus 3.8.1: see what its base configuration does now.',
    )
  }
  return { name: 'engine', test: /[\\/]packages[\\/](?:kirari|addons)[\\/]/, minSize: 0, minChunks: common.minChunks, priority: common.priority + 1 }
}
