/**
 * The page of one function in one language: what is read above and below its picture, as finished HTML, and what the site must know of the page.
 * Everything in it comes from the record and the compiler. It is no Markdown: hundreds of such pages would have to be compiled and bundled,
 * twice, to become the HTML that is written here.
 */
import { costOf, dependenciesOf, isFragmentOnly, usedBy, type FunctionName, type FunctionRecord, type Reference, type Text } from '@kirari/addons/catalogue'
import { signaturesOf } from 'kirari/node'
import { readSite } from '../../site.config.ts'
import type { FunctionDocument } from '../../src/components/function-page/function-document.ts'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { previewOf } from '../../src/previews/preview-of.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { machineAddress, pageAddress, pathOf } from './address.ts'
import { codeFigure, displayFormula, sourceTabs, type Figure } from './code.ts'
import { accuracySection, costSection } from './effort.ts'
import { capital, escapeText, facts, heading, inlineCode, link, list, paragraph, pathCode } from './html.ts'
import type { Language } from './language.ts'
import { importLine, isComponentWise, prototypes, signatureLines, structLine, structsOf } from './signature.ts'
import { sourceFiles, type PrintedSource } from './source.ts'
import { edgeCaseTable, elsewhereTable, parameterTable, sharedStructs } from './table.ts'
import { badgeText, continuityText, exactnessText, headingLink, licenceText, sections, sourceParts, words, type SectionId } from './wording.ts'
import { wrapped } from './wrapped.ts'

/** What is the same in every language: made once. */
export interface FunctionCode {
  readonly signatures: readonly Figure[]
  /** How the function that the page is about was made, where the one that is imported makes functions. */
  readonly made: Figure | undefined
  readonly panels: readonly (readonly [name: string, figures: readonly Figure[]])[]
  readonly examples: readonly Figure[]
  /** The structs that edge cases share. */
  readonly structs: Figure | undefined
  readonly formula: string
}

export const codeOf = (record: FunctionRecord, { glsl, wgsl, js }: PrintedSource): FunctionCode => {
  const structs = [...sharedStructs(record)].map(([code, name]) => wrapped(`const ${name} = ${code}`)).join('\n')
  return {
    signatures: [
      codeFigure('ts', [importLine(record), '', ...structsOf(record).map(structLine), ...signatureLines(record)].map(wrapped).join('\n')),
      codeFigure('glsl', prototypes(record, 'glsl').map(wrapped).join('\n')),
      codeFigure('wgsl', prototypes(record, 'wgsl').map(wrapped).join('\n')),
    ],
    made: record.made && codeFigure('ts', record.made.code),
    panels: [
      ['TypeScript', sourceFiles(record).map(({ path, text }) => codeFigure('ts', text, path))],
      ['GLSL', [codeFigure('glsl', glsl, 'GLSL ES 3.00')]],
      ['WGSL', [codeFigure('wgsl', wgsl, 'WGSL')]],
      ['JavaScript', [codeFigure('js', js, 'JavaScript')]],
    ],
    examples: record.examples.map(({ code }) => codeFigure('ts', code)),
    structs: structs ? codeFigure('ts', structs) : undefined,
    formula: displayFormula(record.formula, `The record of ${record.importName}`),
  }
}

/** `all` are the records that others may be named by. */
export const functionDocument = (record: FunctionRecord, code: FunctionCode, language: Language, all: readonly FunctionRecord[]): FunctionDocument => {
  const say = (text: Text): string => escapeText(text[language])
  const colon = language === 'ja' ? '：' : ': '
  const body: Readonly<Record<SectionId, () => string>> = {
    signatures: () => {
      const [typescript, ...others] = code.signatures.map((figure) => figure(language))
      const made = record.made && code.made ? `${paragraph(say(record.made.meaning))}${code.made(language)}` : ''
      return `${typescript ?? ''}${made}${others.join('')}`
    },
    parameters: () => parameterTable(record, language),
    formula: () => `${code.formula}${paragraph(say(record.intuition))}`,
    source: () =>
      sourceTabs(
        words.sourceLanguage[language],
        code.panels.map(([name, [first, ...others]]) => [name, `${first?.(language) ?? ''}${folded(others, language)}`]),
      ),
    'edge-cases': () => `${code.structs?.(language) ?? ''}${edgeCaseTable(record, language)}`,
    accuracy: () => accuracySection(record, language),
    cost: () => costSection(record, language),
    smoothness: () => smoothnessText(record, language),
    examples: () => record.examples.map(({ title }, i) => `<h3>${say(title)}</h3>${code.examples[i]?.(language) ?? ''}`).join(''),
    'confused-with': () => list(record.confusedWith.map(({ name, difference }) => `${nameText(name, language)}${colon}${say(difference)}`)),
    related: () => relatedList(record, language, all),
    elsewhere: () => elsewhereTable(record, language),
    references: () => referenceList(record, language),
    files: () => fileList(record, language),
  }
  const isEmpty: Partial<Record<SectionId, boolean>> = {
    'confused-with': record.confusedWith.length === 0,
    related: record.related.length === 0 && dependenciesOf(record, all).length === 0 && usedBy(record, all).length === 0,
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
    body: `${pictureNote(record, language)}${ids.map((id) => `${heading(sections[id][language], id, headingLink(sections[id][language])[language])}${body[id]()}`).join('')}`,
  }
}

/** The files that a function is built on: there for who wants them, and not in the way of who does not. */
const folded = (figures: readonly Figure[], language: Language): string =>
  figures.length === 0
    ? ''
    : `<details class="source-parts"><summary>${escapeText(sourceParts(figures.length)[language])}</summary>${figures.map((figure) => figure(language)).join('')}</details>`

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
  ...stageBadges(record, language),
  ...(isComponentWise(record) ? [badgeText.componentWise[language]] : []),
  ...(record.parameters.some(({ unit }) => unit === 'premultiplied') ? [badgeText.premultiplied[language]] : []),
  ...(record.parameters.some(({ unit }) => unit === 'colour') ? [badgeText.encoded[language]] : []),
  ...(record.accuracy.class === 'bits' ? [badgeText.bits[language]] : []),
  ...(continuityText[record.continuity.order].sign ? [continuityText[record.continuity.order].sign] : []),
  badgeText.cost(costOf(record).size)[language],
]

const pictureNote = (record: FunctionRecord, language: Language): string => {
  const note = previewOf(record).note?.(subjectOf(record))
  return note ? `<p class="picture-note">${escapeText(note[language])}</p>` : ''
}

const stageBadges = ({ call }: FunctionRecord, language: Language): readonly string[] => {
  const signatures = signaturesOf(call)
  const bound = signatures.filter(isFragmentOnly)
  if (bound.length === 0) return []
  return [(bound.length === signatures.length ? badgeText.fragmentOnly : badgeText.partlyFragmentOnly)[language]]
}

const preview = (record: FunctionRecord, language: Language): FunctionDocument['preview'] => {
  const kind = previewOf(record)
  return {
    kind: rowOf(record).kind,
    path: pathOf(record),
    label: kind.describe(record.importName)[language],
    controls: kind.controls(subjectOf(record)).map(({ label, ...control }) => ({ ...control, label: label[language] })),
  }
}

const smoothnessText = (record: FunctionRecord, language: Language): string => {
  const { sign, text } = continuityText[record.continuity.order]
  const order = language === 'ja' ? (sign ? `${sign}（${text.ja}）。` : `${text.ja}。`) : sign ? `${sign} (${text.en}). ` : `${capital(text.en)}. `
  return paragraph(`${escapeText(order)}${escapeText(record.continuity.note[language])}`)
}

/** Its neighbours in the library: what is like it, what it is made of, what is made of it. */
const relatedList = (record: FunctionRecord, language: Language, all: readonly FunctionRecord[]): string => {
  const named = (name: FunctionName): FunctionRecord => {
    const other = all.find(({ importName }) => importName === name)
    if (!other) throw new Error(`The record of ${record.importName} names "${name}" as related, but no record has this import name.`)
    return other
  }
  const reference = (name: FunctionName): string => link(inlineCode(name), pageAddress(named(name)))
  const described = record.related.map((name) => `${reference(name)}${language === 'ja' ? '：' : ': '}${escapeText(named(name).summary[language])}`)
  const [under, over] = [dependenciesOf(record, all), usedBy(record, all)]
  const among = (names: readonly FunctionName[]): string => names.map(reference).join(language === 'ja' ? '、' : ', ')
  const built = [
    ...(under.length > 0 ? [[words.dependsOn[language], among(under)] as const] : []),
    ...(over.length > 0 ? [[words.usedBy[language], among(over)] as const] : []),
  ]
  return `${described.length > 0 ? list(described) : ''}${built.length > 0 ? facts(built) : ''}`
}

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
  return `${escapeText(authors)} (${year}). ${address === undefined ? name : link(name, address)}${section === undefined ? '' : `, <span lang="en">${escapeText(section)}</span>`}.`
}

/** Where a program finds all this, and where a reader mends it. Files lie beside the pages of no language, so they are named from the root of the host. */
const fileList = (record: FunctionRecord, language: Language): string => {
  const { basePath, repository } = readSite(process.env)
  const file = (ending: 'json' | 'glsl' | 'wgsl'): string => {
    const address = basePath + machineAddress(record, ending).slice(1)
    return `<a class="file" href="${address}"><code>${record.slug}.${ending}</code></a>`
  }
  const edit = (folder: string): string =>
    link(pathCode(`${folder}/${pathOf(record)}.ts`), `${repository}/edit/main/packages/addons/${folder}/${pathOf(record)}.ts`)
  return facts([
    [words.ownFiles[language], file('json')],
    [words.inGLSL[language], file('glsl')],
    [words.inWGSL[language], file('wgsl')],
    [words.editRecord[language], edit('catalogue')],
    [words.editSource[language], edit('src')],
  ])
}
