/** The pages that list functions: one for each category, one for all. */
import { categories, type Category, type FunctionRecord } from '@kirari/addons/catalogue'
import { previews } from '../../src/previews/kinds.ts'
import { pageAddress, posterAddress } from './address.ts'
import type { Language } from './language.ts'
import { codeBlock, data, escapeText, frontMatter } from './markdown.ts'
import { indexWords } from './wording.ts'

const components = (names: string): string => `import { ${names} } from '@site/src/components/function-page/index.ts'`

const wallItem = (record: FunctionRecord, language: Language) => ({
  name: record.slug,
  to: pageAddress(record),
  poster: posterAddress(record),
  label: previews[record.preview].describe(record.importName)[language],
})

export const categoryPage = ({ id, title, summary }: Category, language: Language, records: readonly FunctionRecord[]): string =>
  [
    frontMatter({
      title: title[language],
      sidebar_label: title[language],
      description: summary[language],
      custom_edit_url: null,
      hide_table_of_contents: true,
    }),
    [
      components('FunctionWall'),
      data(
        'functions',
        inCategory(records, id).map((record) => ({ ...wallItem(record, language), summary: record.summary[language] })),
      ),
    ].join('\n'),
    `# ${escapeText(title[language])}`,
    escapeText(summary[language]),
    '<FunctionWall items={functions} />',
    '',
  ].join('\n\n')

export const addonsPage = (language: Language, records: readonly FunctionRecord[]): string =>
  [
    frontMatter({
      slug: '/',
      title: indexWords.title[language],
      sidebar_label: indexWords.label[language],
      description: indexWords.description[language],
      custom_edit_url: null,
      hide_table_of_contents: true,
    }),
    // One block: with two, an empty text would stand between them on the page.
    [
      components('CategoryWall'),
      data(
        'categories',
        usedCategories(records).map(({ id, title, summary }) => ({
          id: id.replaceAll('/', '-'),
          title: title[language],
          summary: summary[language],
          to: `/addons/${id}`,
          items: inCategory(records, id).map((record) => wallItem(record, language)),
        })),
      ),
    ].join('\n'),
    `# ${indexWords.title[language]}`,
    escapeText(indexWords.introduction[language]),
    codeBlock('bash', 'npm install kirari @kirari/addons'),
    '<CategoryWall categories={categories} />',
    '',
  ].join('\n\n')

/** Categories that have functions, in the order of the catalogue. */
export const usedCategories = (records: readonly FunctionRecord[]): readonly Category[] =>
  categories.filter(({ id }) => records.some(({ category }) => category === id))

export const inCategory = (records: readonly FunctionRecord[], id: Category['id']): readonly FunctionRecord[] =>
  records.filter(({ category }) => category === id)

/** The sidebar of the section: categories that open, each with its functions. */
export const addonsSidebar = (language: Language, records: readonly FunctionRecord[]): readonly unknown[] => [
  { type: 'doc', id: 'index', label: indexWords.label[language] },
  ...usedCategories(records).map(({ id, title }) => ({
    type: 'category',
    label: title[language],
    link: { type: 'doc', id: `${id}/index` },
    items: inCategory(records, id).map(({ slug }) => ({ type: 'doc', id: `${id}/${slug}`, label: slug })),
  })),
]
