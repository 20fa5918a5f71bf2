/** The pages that list functions: one for each category, one for all. */
import { categories, costOf, type Category, type FunctionRecord } from '@kirari/addons/catalogue'
import { signaturesOf } from 'kirari/node'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { previewOf } from '../../src/previews/preview-of.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { packItems, type WallItem } from '../../src/components/function-page/wall-items.ts'
import { pageAddress, pathOf } from './address.ts'
import { curveEditorImport, curveEditorSection, curvesAmong } from './curves.ts'
import { pictureOf, shownFamilies, type ShownFamily } from './family.ts'
import type { Language } from './language.ts'
import { codeBlock, data, escapeText, frontMatter } from './markdown.ts'
import { familyWords, indexWords } from './wording.ts'

const components = (names: string): string => `import { ${names} } from '@site/src/components/function-page/index.ts'`

const wallItem = (record: FunctionRecord, language: Language): WallItem => ({
  name: record.importName,
  kind: rowOf(record).kind,
  path: pathOf(record),
  label: previewOf(record).describe(record.importName)[language],
  types: workedOn(record),
  size: costOf(record).size,
})

/** The types of its arguments and results, by which it can be looked for. */
const workedOn = ({ call }: FunctionRecord): readonly string[] => [
  ...new Set(
    signaturesOf(call).flatMap(({ parameters, result }) =>
      [...parameters.map(({ type }) => type), result].map((type) => (type.kind === 'struct' ? 'struct' : type.kind === 'matrix' ? 'mat' : type.name)),
    ),
  ),
]

export const categoryPage = ({ id, title, summary }: Category, language: Language, records: readonly FunctionRecord[]): string => {
  const curves = curvesAmong(inCategory(records, id))
  return [
    frontMatter({
      title: title[language],
      sidebar_label: title[language],
      description: summary[language],
      custom_edit_url: null,
      hide_table_of_contents: true,
    }),
    [
      components('FamilyPicture, FunctionWall'),
      ...(curves.length > 1 ? [curveEditorImport] : []),
      data(
        'functions',
        packItems(
          id,
          inCategory(records, id).map((record) => ({ ...wallItem(record, language), summary: record.summary[language] })),
        ),
      ),
    ].join('\n'),
    `# ${escapeText(title[language])}`,
    escapeText(summary[language]),
    '<FunctionWall items={functions} />',
    ...shownFamilies(records)
      .filter(({ category }) => category === id)
      .map((family) => familySection(family, language)),
    ...(curves.length > 1 ? curveEditorSection(curves, language) : []),
    '',
  ].join('\n\n')
}

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
          items: packItems(
            id,
            inCategory(records, id).map((record) => wallItem(record, language)),
          ),
        })),
      ),
    ].join('\n'),
    `# ${indexWords.title[language]}`,
    escapeText(indexWords.introduction[language]),
    codeBlock('bash', 'npm install kirari @kirari/addons'),
    '<CategoryWall categories={categories} />',
    '',
  ].join('\n\n')

/** All of a family on the same input, each by its name. */
const familySection = (shown: ShownFamily, language: Language): string => {
  const preview = pictureOf(shown)
  const [first] = shown.records
  const controls = first ? preview.controls(subjectOf(first)).map(({ label, ...control }) => ({ ...control, label: label[language] })) : []
  const props = {
    kind: shown.id,
    path: shown.path,
    label: preview.describe('')[language],
    controls,
    layout: shown.layout,
    names: [...familyWords.layers[shown.kind === 'blend' ? language : 'none'], ...shown.records.map(({ importName }) => importName)],
    links: shown.records.map(pageAddress),
  }
  return [
    `## ${familyWords.title[language]} {#side-by-side}`,
    escapeText(familyWords.text[language]),
    data('family', props),
    '<FamilyPicture {...family} />',
  ].join('\n\n')
}

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
