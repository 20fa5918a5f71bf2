/** The files made from records, by their path from the folder of the website. Makes text only; who writes it is elsewhere. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { documentFolder, pathOf } from './address.ts'
import { curvesAmong, curvesModule } from './curves.ts'
import { familyModule, shownFamilies } from './family.ts'
import { addonsPage, addonsSidebar, categoryPage, inCategory, usedCategories } from './index-page.ts'
import { languages, type Language } from './language.ts'
import { exampleChunks, exampleIndex, exampleModule } from './example.ts'
import { machineFiles } from './machine.ts'
import { frontMatter } from './markdown.ts'
import { codeOf, functionDocument, functionText } from './page.ts'
import { previewIndex, previewModule } from './preview-module.ts'
import { printedSource } from './source.ts'

/** Where the pages of each language go. */
export const pageFolders = {
  en: 'addons',
  ja: 'i18n/ja/docusaurus-plugin-content-docs-addons/current',
} as const satisfies Record<Language, string>

export const moduleFolder = 'src/generated/previews'
export const exampleFolder = 'src/generated/examples'
export const sidebarFile = 'src/generated/addons-sidebar.json'

/** The page's HTML, and what the site must know of it. */
export const documentFile = (record: FunctionRecord, language: Language): string => `${documentFolder}/${language}/${pathOf(record)}.json`

/** The way from the module of a function's examples to the root of the repository. */
const rootFrom = (path: string): string => '../'.repeat(`website/${exampleFolder}/${path}`.split('/').length - 1)

/** The page for those who read text. */
const textFile = (record: FunctionRecord, language: Language): string => `${documentFolder}/${language}/${pathOf(record)}.md`

/** What the framework asks of a document before it reads it. */
const pageHead = (record: FunctionRecord, language: Language): string =>
  // The framework would take a page named like its folder for the folder's index.
  `${frontMatter({ slug: `/${pathOf(record)}`, title: record.importName, sidebar_label: record.importName, description: record.summary[language], custom_edit_url: null })}\n`

/** The page of one function in both languages. `all` are the records that it may name. */
export const documentFiles = (record: FunctionRecord, all: readonly FunctionRecord[]): ReadonlyMap<string, string> => {
  const printed = printedSource(record)
  const [code, plain] = [codeOf(record, printed, 'page'), codeOf(record, printed, 'text')]
  return new Map([
    ...machineFiles(record, all, printed),
    [`${exampleFolder}/${pathOf(record)}.ts`, exampleModule(record, rootFrom(pathOf(record)))],
    ...languages.flatMap((language): readonly (readonly [string, string])[] => [
      [`${pageFolders[language]}/${pathOf(record)}.page`, pageHead(record, language)],
      [documentFile(record, language), JSON.stringify(functionDocument(record, code, language, all))],
      [textFile(record, language), functionText(record, functionDocument(record, plain, language, all), language)],
    ]),
  ])
}

/** What lists the functions: pages, the sidebar, the modules of previews. */
export const listFiles = (records: readonly FunctionRecord[]): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  for (const language of languages) {
    const folder = pageFolders[language]
    files.set(`${folder}/index.mdx`, addonsPage(language, records))
    for (const category of usedCategories(records)) files.set(`${folder}/${category.id}/index.mdx`, categoryPage(category, language, records))
  }
  const kinds = [...new Set(records.map((record) => rowOf(record).kind))].toSorted()
  for (const kind of kinds) {
    files.set(
      `${moduleFolder}/${kind}.ts`,
      previewModule(
        kind,
        records.filter((record) => rowOf(record).kind === kind),
      ),
    )
  }
  const shown = shownFamilies(records)
  for (const family of shown) files.set(`${moduleFolder}/${family.id}.ts`, familyModule(family))
  files.set(`${moduleFolder}/easing-curves.ts`, curvesModule(curvesAmong(records)))
  files.set(`${exampleFolder}/index.ts`, exampleIndex(records))
  for (const [path, text] of exampleChunks(records)) files.set(`${exampleFolder}/${path}`, text)
  files.set(`${moduleFolder}/index.ts`, previewIndex([...kinds, ...shown.map(({ id }) => id)]))
  // The sidebar follows the order of the catalogue, in which the categories are, and their functions by name.
  const ordered = usedCategories(records).flatMap(({ id }) => inCategory(records, id))
  files.set(sidebarFile, `${JSON.stringify({ en: addonsSidebar('en', ordered), ja: addonsSidebar('ja', ordered) }, undefined, 1)}\n`)
  return files
}
