/**
 * The page of one function in one language: what is read above and below its picture, as finished HTML, and what the site must know of the page.
 * Everything in it comes from the record and the compiler. It is no Markdown: hundreds of such pages would have to be compiled and bundled,
 * twice, to become the HTML that is written here.
 */
import { accuracyBounds, type FunctionRecord, type Reference, type Text } from '@kirari/addons/catalogue'
import type { FunctionDocument } from '../../src/components/function-page/function-document.ts'
import { previews } from '../../src/previews/kinds.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { pageAddress, pathOf } from './address.ts'
import { codeFigure, displayFormula, sourceTabs, type Figure } from './code.ts'
import { escapeText, facts, heading, inlineCode, link, list, paragraph } from './html.ts'
import type { Language } from './language.ts'
import { importLine, isComponentWise, signatureLines, structLine, structsOf } from './signature.ts'
import { sourceFiles, type PrintedSource } from './source.ts'
import { edgeCaseTable, elsewhereTable, parameterTable, sharedStructs } from './table.ts'
import { numberText } from './value.ts'
import {
  badgeText,
  comparedWith,
  continuityText,
  exactnessText,
  headingLink,
  kindOfWork,
  licenceText,
  sections,
  toleranceText,
  tolerance,
  words,
  type SectionId,
} from './wording.ts'

/** What is the same in every language: made once. */
export interface FunctionCode {
  readonly signatures: Figure
  readonly panels: readonly (readonly [name: string, figures: readonly Figure[]])[]
  readonly examples: readonly Figure[]
  /** The structs that edge cases share. */
  readonly structs: Figure | undefined
  readonly formula: string
}

export const codeOf = async (record: FunctionRecord, { glsl, wgsl, js }: PrintedSource): Promise<FunctionCode> => {
  const structs = [...sharedStructs(record)].map(([code, name]) => `const ${name} = ${code}`).join('\n')
  return {
    signatures: await codeFigure('ts', [importLine(record), '', ...structsOf(record).map(structLine), ...signatureLines(record)].join('\n')),
    panels: [
      ['TypeScript', await Promise.all(sourceFiles(record).map(({ path, text }) => codeFigure('ts', text, path)))],
      ['GLSL', [await codeFigure('glsl', glsl, 'GLSL ES 3.00')]],
      ['WGSL', [await codeFigure('wgsl', wgsl, 'WGSL')]],
      ['JavaScript', [await codeFigure('js', js, 'JavaScript')]],
    ],
    examples: await Promise.all(record.examples.map(({ code }) => codeFigure('ts', code))),
    structs: structs ? await codeFigure('ts', structs) : undefined,
    formula: await displayFormula(record.formula, `The record of ${record.importName}`),
  }
}

/** `all` are the records that others may be named by. */
export const functionDocument = (record: FunctionRecord, code: FunctionCode, language: Language, all: readonly FunctionRecord[]): FunctionDocument => {
  const say = (text: Text): string => escapeText(text[language])
  const colon = language === 'ja' ? '：' : ': '
  const body: Readonly<Record<SectionId, () => string>> = {
    signatures: () => code.signatures(language),
    parameters: () => parameterTable(record, language),
    formula: () => `${code.formula}${paragraph(say(record.intuition))}`,
    source: () =>
      sourceTabs(
        words.sourceLanguage[language],
        code.panels.map(([name, figures]) => [name, figures.map((figure) => figure(language)).join('')]),
      ),
    'edge-cases': () => `${code.structs?.(language) ?? ''}${edgeCaseTable(record, language)}`,
    accuracy: () => accuracyFacts(record, language),
    smoothness: () => smoothnessText(record, language),
    examples: () => record.examples.map(({ title }, i) => `<h3>${say(title)}</h3>${code.examples[i]?.(language) ?? ''}`).join(''),
    'confused-with': () => list(record.confusedWith.map(({ name, difference }) => `${nameText(name, language)}${colon}${say(difference)}`)),
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
  return {
    title: record.importName,
    keywords: keywords(record, language),
    toc: ids.map((id) => ({ value: escapeText(sections[id][language]), id, level: 2 })),
    preview: preview(record, language),
    head: `<header><h1>${escapeText(record.importName)}</h1></header>${paragraph(say(record.summary))}${badgeList(badges(record, language))}`,
    body: ids.map((id) => `${heading(sections[id][language], id, headingLink(sections[id][language])[language])}${body[id]()}`).join(''),
  }
}

const badgeList = (items: readonly string[]): string =>
  `<ul class="badges" data-search="none">${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`

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

const preview = (record: FunctionRecord, language: Language): FunctionDocument['preview'] => {
  const kind = previews[record.preview]
  return {
    kind: record.preview,
    path: pathOf(record),
    label: kind.describe(record.importName)[language],
    controls: kind.controls(subjectOf(record)).map(({ label, ...control }) => ({ ...control, label: label[language] })),
  }
}

const accuracyFacts = (record: FunctionRecord, language: Language): string => {
  const { class: kind, scale, oracle } = record.accuracy
  const { ulp, absolute, meaning } = accuracyBounds[kind]
  return facts([
    [tolerance[language], escapeText(toleranceText(ulp, numberText(Number((absolute * scale).toPrecision(2))))[language])],
    [kindOfWork[language], escapeText(meaning[language])],
    [comparedWith[language], escapeText(oracle[language])],
  ])
}

const smoothnessText = (record: FunctionRecord, language: Language): string => {
  const { sign, text } = continuityText[record.continuity.order]
  const order = language === 'ja' ? (sign ? `${sign}（${text.ja}）。` : `${text.ja}。`) : sign ? `${sign} (${text.en}). ` : `${text.en}. `
  return paragraph(`${escapeText(order)}${escapeText(record.continuity.note[language])}`)
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
  return `<strong>${escapeText(name[language])}</strong>`
}

const referenceList = (record: FunctionRecord, language: Language): string => {
  const { author, licence, basis } = record.provenance
  return `${list(record.references.map(referenceText))}${paragraph(
    `${escapeText(licenceText(licence, author)[language])}${language === 'ja' ? '' : ' '}${escapeText(basis[language])}`,
  )}`
}

const referenceText = ({ title, authors, year, section, url, doi }: Reference): string => {
  const address = url ?? (doi === undefined ? undefined : `https://doi.org/${doi}`)
  // What is cited has its title in English on every page.
  const name = `<cite lang="en">${escapeText(title)}</cite>`
  return `${escapeText(authors)} (${year}). ${address === undefined ? name : link(name, address)}${section === undefined ? '' : `, ${escapeText(section)}`}.`
}
