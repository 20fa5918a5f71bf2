/**
 * A page of a function as a module, for the development server: its HTML and what the framework knows of it, brought together. A loader of the bundler, which loads it as
 * it stands: so plain JavaScript.
 */
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'

/**
 * @typedef {{ readonly siteFolder: string, readonly generatedFilesDir: string, readonly locale: string }} Options
 * @typedef {{ readonly resourcePath: string, readonly getOptions: () => Options }} Loading The part of the bundler's context that is used here.
 */

const { aliasedSitePath, docuHash, posixPath } = createRequire(import.meta.url)('@docusaurus/utils')
const folders = { en: 'addons', ja: 'i18n/ja/docusaurus-plugin-content-docs-addons/current' }

/**
 * @this {Loading}
 * @returns {string}
 */
export default function loader() {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how the bundler calls its loaders
  const loading = this
  const { resourcePath } = loading
  const { siteFolder, generatedFilesDir, locale } = loading.getOptions()
  const folder = Object.entries(folders).find(([language]) => language === locale)?.[1]
  if (folder === undefined) throw new Error(`The pages of functions are made in ${Object.keys(folders).join(' and ')}, but the site is built in "${locale}".`)
  const path = posixPath(relative(join(siteFolder, folder), resourcePath)).replace(/\.page$/, '')
  const html = join(siteFolder, 'src/generated/function-pages', locale, `${path}.json`)
  // Where the framework's plugin for documents keeps what it knows of one.
  const metadata = join(generatedFilesDir, 'docusaurus-plugin-content-docs/addons', `${docuHash(aliasedSitePath(resourcePath, siteFolder))}.json`)
  const files = [html, metadata].map((file) => JSON.stringify(posixPath(file)))
  return [
    "import { renderedContent } from '@site/src/components/function-page/function-content.tsx'",
    `import page from ${files[0]}`,
    `import metadata from ${files[1]}`,
    'export default renderedContent(page, metadata)',
  ].join('\n')
}
