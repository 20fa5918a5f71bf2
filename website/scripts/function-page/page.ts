/** The page of one function in one language, as MDX: everything in it comes from the record and the compiler. */
import { accuracyBounds, type FunctionRecord, type Reference, type Text } from '@kirari/addons/catalogue'
import { previews } from '../../src/previews/kinds.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { pageAddress, pathOf } from './address.ts'
import type { Language } from './language.ts'
import { attribute, codeBlock, escapeText, frontMatter, heading, inlineCode, link, list } from './markdown.ts'
import { importLine, isComponentWise, signatureLines, structLine, structsOf } from './signature.ts'
import { printedSource, sourceFiles } from './source.ts'
import { edgeCaseTable, elsewhereTable, parameterTable } from './table.ts'
import { numberText } from './value.ts'
import {
  badgeText,
  comparedWith,
  continuityText,
  exactnessText,
  kindOfWork,
  licenceText,
  sections,
  smoothness,
  toleranceText,
  type SectionId,
} from './wording.ts'

const components = `import { Badges, DataTable, FunctionPreview, SourcePanel, SourceTabs } from '@site/src/components/function-page/index.ts'`

/** `all` are the records that others may be named by. */
export const functionPage = (record: FunctionRecord, language: Language, all: readonly FunctionRecord[]): string => {
  const say = (text: Text): string => escapeText(text[language])
  const body: Readonly<Record<SectionId, () => string>> = {
    signatures: () => codeBlock('ts', [importLine(record), '', ...structsOf(record).map(structLine), ...signatureLines(record)].join('\n')),
    parameters: () => parameterTable(record, language),
    formula: () => `$$\n${record.formula}\n$$\n\n${say(record.intuition)}`,
    source: () => sourceTabs(record),
    'edge-cases': () => edgeCaseTable(record, language),
    accuracy: () => accuracyList(record, language),
    example: () => record.examples.map(({ title, code }) => `${say(title)}\n\n${codeBlock('ts', code)}`).join('\n\n'),
    'confused-with': () =>
      list(record.confusedWith.map(({ name, difference }) => `${nameText(name, language)}${language === 'ja' ? '：' : ' – '}${say(difference)}`)),
    related: () => relatedList(record, language, all),
    elsewhere: () => elsewhereTable(record, language),
    references: () => referenceList(record, language),
  }
  const isEmpty: Partial<Record<SectionId, boolean>> = {
    'confused-with': record.confusedWith.length === 0,
    related: record.related.length === 0,
    elsewhere: record.elsewhere.length === 0,
  }
  // The keys of `sections` are its ids.
  const ids = (Object.keys(sections) as SectionId[]).filter((id) => !isEmpty[id])
  return [
    frontMatter({
      title: record.importName,
      sidebar_label: record.slug,
      description: record.summary[language],
      keywords: keywords(record, language),
      custom_edit_url: null,
    }),
    components,
    `# ${record.importName}`,
    say(record.summary),
    `<Badges ${attribute('items', badges(record, language))} />`,
    preview(record, language),
    ...ids.flatMap((id) => [heading(sections[id][language], id), body[id]()]),
    '',
  ].join('\n\n')
}

/** What it is searched by: its names, what people call it, what others call it. */
const keywords = (record: FunctionRecord, language: Language): readonly string[] => [
  ...new Set([
    record.importName,
    record.slug,
    ...record.synonyms[language],
    ...record.elsewhere.map(({ name }) => name).filter((name) => typeof name === 'string'),
  ]),
]

const badges = (record: FunctionRecord, language: Language): readonly string[] => [
  'GLSL',
  'WGSL',
  'JavaScript',
  ...(record.exactness ? [exactnessText[record.exactness][language]] : []),
  ...(isComponentWise(record) ? [badgeText.componentWise[language]] : []),
  ...(record.parameters.some(({ unit }) => unit === 'premultiplied') ? [badgeText.premultiplied[language]] : []),
  ...(record.parameters.some(({ unit }) => unit === 'colour') ? [badgeText.encoded[language]] : []),
  ...(record.accuracy.class === 'bits' ? [badgeText.bits[language]] : []),
  ...(continuityText[record.continuity.order].sign ? [continuityText[record.continuity.order].sign] : []),
]

const preview = (record: FunctionRecord, language: Language): string => {
  const kind = previews[record.preview]
  const controls = kind.controls(subjectOf(record)).map(({ label, ...control }) => ({ ...control, label: label[language] }))
  return [
    '<FunctionPreview',
    `  ${attribute('kind', record.preview)}`,
    `  ${attribute('path', pathOf(record))}`,
    `  ${attribute('label', kind.describe(record.importName)[language])}`,
    `  ${attribute('controls', controls)}`,
    '/>',
  ].join('\n')
}

const sourceTabs = (record: FunctionRecord): string => {
  const { glsl, wgsl, js } = printedSource(record)
  const files = sourceFiles(record).map(({ path, text }) => codeBlock('ts', text, path))
  const panels: readonly (readonly [string, string])[] = [
    ['TypeScript', files.join('\n\n')],
    ['GLSL', codeBlock('glsl', glsl, 'GLSL ES 3.00')],
    ['WGSL', codeBlock('wgsl', wgsl, 'WGSL')],
    ['JavaScript', codeBlock('js', js, 'JavaScript')],
  ]
  return [
    `<SourceTabs ${attribute(
      'names',
      panels.map(([name]) => name),
    )}>`,
    ...panels.map(([name, blocks]) => `<SourcePanel name=${JSON.stringify(name)}>\n\n${blocks}\n\n</SourcePanel>`),
    '</SourceTabs>',
  ].join('\n\n')
}

const accuracyList = (record: FunctionRecord, language: Language): string => {
  const { class: kind, scale, oracle } = record.accuracy
  const { ulp, absolute, meaning } = accuracyBounds[kind]
  const { sign, text } = continuityText[record.continuity.order]
  const colon = language === 'ja' ? '：' : ': '
  const order = language === 'ja' ? (sign ? `${sign}（${text.ja}）。` : `${text.ja}。`) : sign ? `${sign} (${text.en}). ` : `${text.en}. `
  return list([
    escapeText(toleranceText(ulp, numberText(Number((absolute * scale).toPrecision(2))))[language]),
    `**${kindOfWork[language]}**${colon}${escapeText(meaning[language])}`,
    `**${comparedWith[language]}**${colon}${escapeText(oracle[language])}`,
    `**${smoothness[language]}**${colon}${order}${escapeText(record.continuity.note[language])}`,
  ])
}

const relatedList = (record: FunctionRecord, language: Language, all: readonly FunctionRecord[]): string =>
  list(
    record.related.map((name) => {
      const other = all.find(({ importName }) => importName === name)
      if (!other) throw new Error(`The record of ${record.importName} names "${name}" as related, but no record has this import name.`)
      return `${link(inlineCode(other.importName), pageAddress(other))}${language === 'ja' ? '：' : ' – '}${escapeText(other.summary[language])}`
    }),
  )

/** A name that is code is set as code, a name that is words as words. */
const nameText = (name: string | Text, language: Language): string => {
  if (typeof name === 'string') return inlineCode(name)
  return `**${escapeText(name[language])}**`
}

const referenceList = (record: FunctionRecord, language: Language): string => {
  const { author, licence, basis } = record.provenance
  return [
    list(record.references.map(referenceText)),
    `${escapeText(licenceText(licence, author)[language])}${language === 'ja' ? '' : ' '}${escapeText(basis[language])}`,
  ].join('\n\n')
}

const referenceText = ({ title, authors, year, section, url, doi }: Reference): string => {
  const address = url ?? (doi === undefined ? undefined : `https://doi.org/${doi}`)
  // What is cited has its title in English on every page.
  const name = `<cite lang="en">${escapeText(title)}</cite>`
  return `${escapeText(authors)} (${year}). ${address === undefined ? name : link(name, address)}${section === undefined ? '' : `, ${escapeText(section)}`}.`
}
