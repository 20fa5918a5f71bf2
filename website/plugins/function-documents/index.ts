/**
 * Lets the pages of functions be documents of the framework without being compiled: they are files ending in .page, which hold what the
 * framework asks of a document's head, and their HTML lies beside in src/generated (scripts/function-page). The server and the development
 * server load both as one module (loader.mjs); the finished client has no module of them at all, and takes them from their documents
 * (plugins/compact).
 */
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'
import { siteFolder } from '../../site.config.ts'

export const functionDocuments = ({ generatedFilesDir, i18n: { currentLocale } }: LoadContext): Plugin => ({
  name: 'function-documents',
  configureWebpack: () => ({
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
