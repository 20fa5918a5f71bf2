/** The pages that list functions: one for each category, one for all. */
import { categories, type Category, type FunctionRecord } from '@kirari/addons/catalogue'
import { previews } from '../../src/previews/kinds.ts'
import { pageAddress, posterAddress } from './address.ts'
import type { Language } from './language.ts'
import { attribute, codeBlock, escapeText, frontMatter, link } from './markdown.ts'
import { indexWords } from './wording.ts'

const components = `import { FunctionWall } from '@site/src/components/function-page/index.ts'`

const wall = (records: readonly FunctionRecord[], language: Language, withSummary: boolean): string => {
  const items = records.map((record) => ({
    name: record.slug,
    to: pageAddress(record),
    poster: posterAddress(record),
    label: previews[record.preview].describe(record.importName)[language],
    ...(withSummary ? { summary: record.summary[language] } : {}),
  }))
  return `<FunctionWall ${attribute('items', items)} />`
}

export const categoryPage = ({ id, title, summary }: Category, language: Language, records: readonly FunctionRecord[]): string =>
  [
    frontMatter({ title: title[language], sidebar_label: title[language], description: summary[language], custom_edit_url: null }),
    components,
    `# ${escapeText(title[language])}`,
    escapeText(summary[language]),
    wall(inCategory(records, id), language, true),
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
    }),
    components,
    `# ${indexWords.title[language]}`,
    escapeText(indexWords.introduction[language]),
    codeBlock('bash', 'npm install kirari @kirari/addons'),
    ...usedCategories(records).flatMap(({ id, title, summary }) => [
      `## ${link(escapeText(title[language]), `/addons/${id}`)} {#${id.replaceAll('/', '-')}}`,
      escapeText(summary[language]),
      wall(inCategory(records, id), language, false),
    ]),
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
