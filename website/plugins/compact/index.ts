/**
 * Makes what every page loads small: the tables of routes, documents and sidebars, which the framework writes at length. Only for the
 * finished client; the server, which must find modules by name, and the development server keep the framework's own files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types'
import { siteFolder } from '../../site.config.ts'
import { type GlobalData, globalDataCode, type VersionProps, versionCode } from './document-code.ts'
import { type ChunkNames, readRegistry, readRoutes, unexpected } from './generated.ts'
import { pageScripts } from './page-scripts.ts'
import { documentLoader, isFunctionDocument, routeCode } from './route-code.ts'

/** Sections whose pages are never shown as cards, so that nobody reads their descriptions on the client. */
const sectionsWithoutCards = ['addons']

/**
 * Every page loads the names of all scripts, and a hash does not compress. Two versions of one script have the same six digits once in 17 million
 * times.
 */
const scriptName = 'assets/js/[name].[contenthash:6].js'

export const compact = ({ generatedFilesDir }: LoadContext): Plugin => ({
  name: 'compact',
  configureWebpack: (config, isServer, { currentBundler }) => {
    const isClientBuild = !isServer && config.mode === 'production'
    const labels = readFileSync(join(generatedFilesDir, 'codeTranslations.json'), 'utf8')
    const written = isClientBuild ? writeModules(generatedFilesDir) : undefined
    return {
      plugins: written
        ? [
            replaceModules(currentBundler.instance, written.modules),
            lateSources(currentBundler.instance),
            pageScripts(join(generatedFilesDir, 'client-manifest.json'), written.names),
          ]
        : [],
      module: { rules: isClientBuild ? [labelRule(labels)] : [] },
      ...(isClientBuild && { output: { filename: scriptName, chunkFilename: scriptName } }),
    }
  },
})

/** Before anything else reads the code. Whatever has no label goes through as it is. */
const labelRule = (json: string) => ({
  test: /\.[jt]sx?$/,
  // Each module that is handed to it goes through the one thread of JavaScript; packages of others have no labels.
  exclude: /node_modules[\\/](?!@docusaurus[\\/])/,
  enforce: 'pre' as const,
  use: [{ loader: join(siteFolder, 'plugins/compact/inline-labels.mjs'), options: { json } }],
})

type Written = {
  /** The small modules' paths by the request they answer. */
  readonly modules: ReadonlyMap<string, string>
  /** By the module that the server has, the one the client asks for in its place. */
  readonly names: ReadonlyMap<string, string>
}

/** Writes the small modules beside the generated ones. */
const writeModules = (folder: string): Written => {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
  const target = join(folder, 'compact')
  mkdirSync(target, { recursive: true })
  const write = (name: string, code: string): string => {
    const path = join(target, name)
    writeFileSync(path, code)
    return path
  }

  // What these files hold is what their names say; what they must look like is checked where they are read.
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as Readonly<Record<string, ChunkNames>>
  // The same.
  const globalData = JSON.parse(read('globalData.json')) as GlobalData
  const registry = readRegistry(read('registry.js'))
  const moduleOf = (key: string): string => {
    const module = registry.get(key)
    if (!module) throw unexpected('registry.js', `it has no entry "${key}"`, '')
    const section = /^@generated\/docusaurus-plugin-content-docs\/([^/]+)\/p\/(.+)\.json$/.exec(module)
    if (!section) return module
    const [, instance = '', name = ''] = section
    // The same.
    const props = JSON.parse(read(module.slice('@generated/'.length))) as VersionProps
    return write(`${instance}-${name}.mjs`, versionCode(props, versionPath(globalData, instance, props), !sectionsWithoutCards.includes(instance)))
  }
  const names = new Map<string, string>()
  const code = routeCode(readRoutes(read('routes.js'), chunkNames), (key) => {
    const module = moduleOf(key)
    names.set(registry.get(key) ?? module, isFunctionDocument(module) ? documentLoader : module)
    return module
  })
  const modules = new Map([
    ['@generated/routes', write('routes.mjs', code.routes)],
    ['@generated/registry', write('registry.mjs', code.registry)],
    ['@generated/routesChunkNames', write('chunk-names.mjs', 'export default {}\n')],
    ['@generated/globalData', write('global-data.mjs', globalDataCode(globalData))],
    // Each label stands where it is shown: see inline-labels.mjs.
    ['@generated/codeTranslations', write('translations.mjs', 'export default {}\n')],
  ])
  return { modules, names }
}

const versionPath = (globalData: GlobalData, instance: string, props: VersionProps): string => {
  // The docs plugin's GlobalPluginData.
  const data = globalData['docusaurus-plugin-content-docs']?.[instance] as
    | { readonly versions: readonly { readonly name: string; readonly path: string }[] }
    | undefined
  const version = data?.versions.find(({ name }) => name === props.version['version'])
  if (!version) throw unexpected('globalData.json', `it has no version of "${instance}"`, JSON.stringify(data ?? null))
  return version.path
}

type Bundler = ConfigureWebpackUtils['currentBundler']['instance']

const replaceModules = ({ NormalModuleReplacementPlugin }: Bundler, modules: ReadonlyMap<string, string>) =>
  new NormalModuleReplacementPlugin(/^@generated\/(?:routes|registry|routesChunkNames|globalData|codeTranslations)$/, (resource: { request: string }) => {
    resource.request = modules.get(resource.request) ?? resource.request
  })

/** Sources of demos, which the document holds and the client need not hold again: scripts/demos.ts writes both. */
const lateSources = ({ NormalModuleReplacementPlugin }: Bundler) =>
  new NormalModuleReplacementPlugin(/^@site\/src\/generated\/demos\/[\w-]+\.json$/, (resource: { request: string }) => {
    resource.request = resource.request.replace(/\.json$/, '.late.mjs')
  })
