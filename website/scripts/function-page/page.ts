/**
 * The page of one function in one language: what is read above and below its picture, as finished HTML, and what the site must know of the page.
 * Everything in it comes from the record and the compiler. It is no Markdown: hundreds of such pages would have to be compiled and bundled,
 * twice, to become the HTML that is written here.
 */
import { costOf, dependenciesOf, isFragmentOnly, usedBy, type FunctionName, type FunctionRecord, type Reference, type Text } from '@kirari/addons/catalogue'
import { signaturesOf } from 'kirari/node'
import { htmlText } from '../../plugins/page-text/html-text.ts'
import { colon, pictureWord } from '../../plugins/page-text/words.ts'
import { readSite } from '../../site.config.ts'
import type { FunctionDocument } from '../../src/components/function-page/function-document.ts'
import { examplePosterSize } from '../../src/image-size.ts'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { previewOf } from '../../src/previews/preview-of.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { machineAddress, pageAddress, pathOf } from './address.ts'
import { examplePath } from './example.ts'
import { codeFigure, displayFormula, plainFigure, plainFormula, playgroundLink, sourceTabs, type Figure } from './code.ts'
import { accuracySection, costSection } from './effort.ts'
import { capital, escapeAttribute, escapeText, facts, heading, inlineCode, link, list, paragraph, pathCode } from './html.ts'
import type { Language } from './language.ts'
import { languageBase } from './language-base.ts'
import { importLine, isComponentWise, prototypes, signatureLines, structLine, structsOf } from './signature.ts'
import { sourceFiles, type PrintedSource } from './source.ts'
import { edgeCaseTable, elsewhereTable, parameterTable, sharedStructs } from './table.ts'
import { badgeText, continuityText, exactnessText, headingLink, licenceText, sections, sourceParts, words, type SectionId } from './wording.ts'
import { wrapped } from './wrapped.ts'

/** What is the same in every language: made once. */
export interface FunctionCode {
  /** How the function that the page is about was made, where the one that is imported makes functions. */
  readonly made: Figure | undefined
  /** The function in each language: its signatures, and the files of its source, its own first. */
  readonly panels: readonly { readonly name: string; readonly signatures: Figure | undefined; readonly source: readonly Figure[] }[]
  readonly examples: readonly Figure[]
  /** The structs that edge cases share. */
  readonly structs: Figure | undefined
  readonly formula: string
}

/** How code and formulas become HTML: coloured and set for a page, or as they were written, for those who read text. */
interface Setting {
  readonly figure: typeof codeFigure
  readonly formula: typeof displayFormula
}
const settings = { page: { figure: codeFigure, formula: displayFormula }, text: { figure: plainFigure, formula: plainFormula } } as const satisfies Readonly<
  Record<string, Setting>
>

export const codeOf = (record: FunctionRecord, { glsl, wgsl, js }: PrintedSource, kind: keyof typeof settings): FunctionCode => {
  const { figure, formula }: Setting = settings[kind]
  const structs = [...sharedStructs(record)].map(([code, name]) => wrapped(`const ${name} = ${code}`)).join('\n')
  return {
    made: record.made && figure('ts', record.made.code),
    panels: [
      {
        name: 'TypeScript',
        signatures: figure('ts', [importLine(record), '', ...structsOf(record).map(structLine), ...signatureLines(record)].map(wrapped).join('\n')),
        source: sourceFiles(record).map(({ path, text }) => figure('ts', text, path)),
      },
      { name: 'GLSL', signatures: figure('glsl', prototypes(record, 'glsl').map(wrapped).join('\n')), source: [figure('glsl', glsl, 'GLSL ES 3.00')] },
      { name: 'WGSL', signatures: figure('wgsl', prototypes(record, 'wgsl').map(wrapped).join('\n')), source: [figure('wgsl', wgsl, 'WGSL')] },
      { name: 'JavaScript', signatures: undefined, source: [figure('js', js, 'JavaScript')] },
    ],
    examples: record.examples.map(({ id, code }) => figure('ts', code, undefined, playgroundLink(`${pathOf(record)}/${id}`))),
    structs: structs ? figure('ts', structs) : undefined,
    formula: formula(record.formula, `The record of ${record.importName}`),
  }
}

/** `all` are the records that others may be named by. */
export const functionDocument = (record: FunctionRecord, code: FunctionCode, language: Language, all: readonly FunctionRecord[]): FunctionDocument => {
  const say = (text: Text): string => escapeText(text[language])
  const colon = language === 'ja' ? '：' : ': '
  const made = record.made && code.made ? `${paragraph(say(record.made.meaning))}${code.made(language)}` : ''
  const exampleText = (index: number): string => {
    const example = record.examples[index]
    if (!example) return ''
    const moving = /^import \{[^}]*\btime\b[^}]*\} from 'kirari\/node'/m.test(example.code) ? ' data-moving=""' : ''
    const poster = `${languageBase(language)}posters/${examplePath(record, example)}.webp`
    const image = `<img src="${poster}" alt="${escapeAttribute(example.title[language])}" width="${examplePosterSize.width}" height="${examplePosterSize.height}" loading="lazy" decoding="async">`
    return `<h3>${say(example.title)}</h3><div class="example-picture" data-example="${example.id}"${moving}>${image}</div>${code.examples[index]?.(language) ?? ''}`
  }
  const body: Readonly<Record<SectionId, () => string>> = {
    example: () => exampleText(0),
    parameters: () => parameterTable(record, language),
    formula: () => `${code.formula}${paragraph(say(record.intuition))}`,
    source: () =>
      sourceTabs(
        words.sourceLanguage[language],
        code.panels.map(({ name, signatures, source: [first, ...others] }, i) => [
          name,
          `${signatures?.(language) ?? ''}${i === 0 ? made : ''}${first?.(language) ?? ''}${folded(others, language)}`,
        ]),
      ),
    'edge-cases': () => `${code.structs?.(language) ?? ''}${edgeCaseTable(record, language)}`,
    accuracy: () => accuracySection(record, language),
    cost: () => costSection(record, language),
    smoothness: () => smoothnessText(record, language),
    examples: () => record.examples.map((_, i) => (i === 0 ? '' : exampleText(i))).join(''),
    'confused-with': () => list(record.confusedWith.map(({ name, difference }) => `${nameText(name, language)}${colon}${say(difference)}`)),
    related: () => relatedList(record, language, all),
    elsewhere: () => elsewhereTable(record, language),
    references: () => referenceList(record, language),
    files: () => fileList(record, language),
  }
  const isEmpty: Partial<Record<SectionId, boolean>> = {
    examples: record.examples.length < 2,
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
    head: `<header><h1>${escapeText(record.importName)}</h1></header>${paragraph(say(record.summary))}`,
    body: `${pictureNote(record, language)}${chipList(chips(record, language))}${ids.map((id) => `${heading(sections[id][language], id, headingLink(sections[id][language])[language])}${body[id]()}`).join('')}`,
  }
}

/** A page whose code and formulas are plain, as Markdown: the picture is what it shows. */
export const functionText = (record: FunctionRecord, { head, preview: { label }, body }: FunctionDocument, language: Language): string =>
  htmlText(`${head}${paragraph(`<em>${escapeText(`${pictureWord[language]}${colon[language]}${label}`)}</em>`)}${body}`, {
    address: languageBase(language) + pageAddress(record).slice(1),
    language,
  })

/** The files that a function is built on: there for who wants them, and not in the way of who does not. */
const folded = (figures: readonly Figure[], language: Language): string =>
  figures.length === 0
    ? ''
    : `<details class="source-parts"><summary>${escapeText(sourceParts(figures.length)[language])}</summary>${figures.map((figure) => figure(language)).join('')}</details>`

/** Facts in few words, each with a link to the section that explains it. */
const chipList = (chips: readonly Chip[]): string =>
  `<ul class="badges" data-search="none">${chips.map(([text, section]) => `<li>${section ? link(escapeText(text), `#${section}`) : escapeText(text)}</li>`).join('')}</ul>`

/** What it is searched by: its names, what people call it, what others call it. */
const keywords = (record: FunctionRecord, language: Language): readonly string[] => [
  ...new Set([
    record.importName,
    record.slug,
    ...record.synonyms[language],
    ...record.elsewhere.map(({ name }) => name).filter((name) => typeof name === 'string'),
  ]),
]

type Chip = readonly [text: string, section: SectionId]

const chips = (record: FunctionRecord, language: Language): readonly Chip[] => [
  ['TypeScript, GLSL, WGSL, JavaScript', 'source'],
  ...(record.exactness ? [[exactnessText[record.exactness][language], 'accuracy'] as const] : []),
  ...stageChips(record, language),
  ...(isComponentWise(record) ? [[badgeText.componentWise[language], 'parameters'] as const] : []),
  ...(record.parameters.some(({ unit }) => unit === 'premultiplied') ? [[badgeText.premultiplied[language], 'parameters'] as const] : []),
  ...(record.parameters.some(({ unit }) => unit === 'colour') ? [[badgeText.encoded[language], 'parameters'] as const] : []),
  ...(record.accuracy.class === 'bits' ? [[badgeText.bits[language], 'accuracy'] as const] : []),
  [badgeText.smoothness(continuityText[record.continuity.order])[language], 'smoothness'],
  [badgeText.cost(costOf(record).size)[language], 'cost'],
]

const pictureNote = (record: FunctionRecord, language: Language): string => {
  const note = previewOf(record).note?.(subjectOf(record))
  return note ? `<p class="picture-note">${escapeText(note[language])}</p>` : ''
}

const stageChips = ({ call }: FunctionRecord, language: Language): readonly Chip[] => {
  const signatures = signaturesOf(call)
  const bound = signatures.filter(isFragmentOnly)
  if (bound.length === 0) return []
  return [[(bound.length === signatures.length ? badgeText.fragmentOnly : badgeText.partlyFragmentOnly)[language], 'source']]
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
  const reference = (name: FunctionName): string => link(inlineCode(name), languageBase(language) + pageAddress(named(name)).slice(1))
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
