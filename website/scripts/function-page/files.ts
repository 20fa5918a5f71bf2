/** All files made from a set of records, by their path from the folder of the website. Makes text only; who writes it is elsewhere. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { pathOf } from './address.ts'
import { addonsPage, addonsSidebar, categoryPage, inCategory, usedCategories } from './index-page.ts'
import { languages, type Language } from './language.ts'
import { functionPage } from './page.ts'
import { previewIndex, previewModule } from './preview-module.ts'

/** Where the pages of each language go. */
export const pageFolders = {
  en: 'addons',
  ja: 'i18n/ja/docusaurus-plugin-content-docs-addons/current',
} as const satisfies Record<Language, string>

export const moduleFolder = 'src/generated/previews'
export const sidebarFile = 'src/generated/addons-sidebar.json'

export const functionFiles = (records: readonly FunctionRecord[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  for (const language of languages) {
    const folder = pageFolders[language]
    files.set(`${folder}/index.mdx`, addonsPage(language, records))
    for (const category of usedCategories(records)) files.set(`${folder}/${category.id}/index.mdx`, categoryPage(category, language, records))
    for (const record of records) files.set(`${folder}/${pathOf(record)}.mdx`, functionPage(record, language, records))
  }
  const kinds = [...new Set(records.map(({ preview }) => preview))].toSorted()
  for (const kind of kinds) {
    files.set(
      `${moduleFolder}/${kind}.ts`,
      previewModule(
        kind,
        records.filter(({ preview }) => preview === kind),
      ),
    )
  }
  files.set(`${moduleFolder}/index.ts`, previewIndex(kinds))
  // The sidebar follows the order of the catalogue, in which the categories are, and their functions by name.
  const ordered = usedCategories(records).flatMap(({ id }) => inCategory(records, id))
  files.set(sidebarFile, `${JSON.stringify({ en: addonsSidebar('en', ordered), ja: addonsSidebar('ja', ordered) }, undefined, 1)}\n`)
  return files
}
