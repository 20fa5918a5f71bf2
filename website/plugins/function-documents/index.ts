/**
 * Lets the pages of functions be documents of the framework without being compiled: they are files ending in .page, which hold what the
 * framework asks of a document's head, and their HTML lies beside in src/generated (scripts/function-page). The server reads both when it renders
 * such a page (src/server); the finished client has no module of them at all, and takes them from their documents (plugins/compact).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LoadedContent } from '@docusaurus/plugin-content-docs'
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types'
import { docuHash } from '@docusaurus/utils'
import { siteFolder } from '../../site.config.ts'
import { isFunctionDocument } from '../compact/route-code.ts'

/** What the server knows of a page before it reads it: the module that `src/server/function-documents.ts` imports holds one of each. */
export type Listed = {
  readonly permalink: string
  /** The name that the framework has for its file. */
  readonly source: string
  /** What it is called in the bar at the side. */
  readonly label: string
  /** The files of its HTML and of what the framework knows of it. */
  readonly page: string
  readonly metadata: string
}

const section = 'addons'

export const functionDocuments = ({ generatedFilesDir, i18n: { currentLocale } }: LoadContext): Plugin => ({
  name: 'function-documents',
  allContentLoaded: async ({ allContent, actions }) => {
    // What the framework's plugin for documents has loaded.
    const content = allContent['docusaurus-plugin-content-docs']?.[section] as LoadedContent | undefined
    const documents = (content?.loadedVersions ?? []).flatMap(({ docs }) => docs).filter(({ source }) => isFunctionDocument(source))
    const listed = documents.map(({ permalink, source, slug, title, frontMatter }): Listed => ({
      permalink,
      source,
      label: frontMatter.sidebar_label ?? title,
      page: join(siteFolder, 'src/generated/function-pages', currentLocale, `${slug}.json`),
      // Where that plugin keeps what it knows of one.
      metadata: join(generatedFilesDir, 'docusaurus-plugin-content-docs', section, `${docuHash(source)}.json`),
    }))
    await actions.createData('documents.json', listed)
  },
  configureWebpack: (_config, isServer, { currentBundler }) => ({
    ...(isServer ? { entry: { main: join(siteFolder, 'src/server/entry.ts') } } : {}),
    plugins: isServer ? [replaceRegistry(currentBundler.instance, generatedFilesDir)] : [],
    module: {
      rules: [
        {
          test: /\.page$/,
          type: 'javascript/auto',
          use: [{ loader: join(siteFolder, 'plugins/function-documents/loader.mjs'), options: { siteFolder, generatedFilesDir, locale: currentLocale } }],
        },
      ],
    },
  }),
})

type Bundler = ConfigureWebpackUtils['currentBundler']['instance']

/** The server's registry of modules, in which a page of a function is one that has been read already: no module of the bundler. */
const replaceRegistry = ({ NormalModuleReplacementPlugin }: Bundler, generatedFilesDir: string) => {
  const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8')
  const file = join(generatedFilesDir, 'function-documents/registry.js')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, serverRegistry(registry))
  return new NormalModuleReplacementPlugin(/^@generated\/registry$/, (resource: { request: string }) => {
    resource.request = file
  })
}

export const serverRegistry = (registry: string): string =>
  `import { documentModule } from '@site/src/server/function-documents.ts'\n${registry.replaceAll(
    /\[\(\) => import\([^"]*"[^"]*" \*\/ ("[^"]+\.page")\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g,
    '[() => documentModule($1), $1, $1]',
  )}`
