/**
 * The fewest pages that hold every kind of markup there is on the site. Computed from the build, so that a kind that is new brings a page
 * of its own with it, and no list has to be kept by hand: tests that open pages one by one open these, and not all 800.
 *
 * A kind of markup is called a mark: an element, one of its classes, a role, a type of control, a state, the name of an attribute.
 */
import { records, type FunctionRecord } from '@kirari/addons/catalogue'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { pageAddress } from '../../scripts/function-page/address.ts'
import type { Demo } from '../../src/demos/demo.ts'
import { demos } from '../../src/demos/list.ts'
import { previewOf } from '../../src/previews/preview-of.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { everyKind } from './every-kind.ts'
import { built, fileOf, type Locale, locales, others, pagesOf } from '../browser/site.ts'

/** Attributes whose values are words of a small vocabulary: each value is a kind of its own. */
const vocabularies = new Set([
  'role',
  'type',
  'aria-atomic',
  'aria-checked',
  'aria-current',
  'aria-expanded',
  'aria-haspopup',
  'aria-hidden',
  'aria-live',
  'aria-pressed',
  'aria-roledescription',
  'contenteditable',
  'data-preview',
  'data-phase',
  'dir',
  'draggable',
  'inputmode',
  'tabindex',
  'target',
  'translate',
])

const attributes = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The marks of one tag, as it is written. The tags of a site are much the same, so each is read once. */
const known = new Map<string, readonly string[]>()
const marksOfTag = (tag: string): readonly string[] => {
  const before = known.get(tag)
  if (before) return before
  const [[, name = ''] = [], ...rest] = [...tag.slice(1, -1).matchAll(attributes)]
  const marks = [name]
  for (const [, written = '', double, single, bare] of rest) {
    const attribute = written.toLowerCase()
    const value = double ?? single ?? bare ?? ''
    if (attribute === 'class') marks.push(...value.split(/\s+/).map((word) => `${name}.${word}`))
    else marks.push(vocabularies.has(attribute) ? `${name}[${attribute}=${value}]` : `${name}[${attribute}]`)
  }
  known.set(tag, marks)
  return marks
}

/** What HTML holds, but for its head, which has no looks. */
export const marksOf = (html: string): ReadonlySet<string> => {
  const body = html.slice(Math.max(0, html.indexOf('<body'))).replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
  return new Set([...body.matchAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi)].flatMap(([tag]) => marksOfTag(tag)))
}

/** Pages that together hold all marks: each time the one with the most that are missing, and of equals the first. */
export const coverOf = (pages: ReadonlyMap<string, ReadonlySet<string>>, first: readonly string[] = []): readonly string[] => {
  const missing = new Set([...pages.values()].flatMap((marks) => [...marks]))
  const chosen: string[] = []
  const take = (path: string): void => {
    chosen.push(path)
    for (const mark of pages.get(path) ?? []) missing.delete(mark)
  }
  for (const path of first) take(path)
  while (missing.size > 0) {
    let best = { path: '', count: 0 }
    for (const [path, marks] of pages) {
      let count = 0
      for (const mark of marks) if (missing.has(mark)) count += 1
      if (count > best.count) best = { path, count }
    }
    take(best.path)
  }
  return chosen
}

/** What a demo shows only when it is live, by what its description says of it. */
const marksOfDemo = (demo: Demo): readonly string[] =>
  (['keys', 'hint', 'touch', 'backends', 'messages', 'readouts'] as const).flatMap((name) => {
    const value = demo[name]
    if (value === undefined) return []
    return [typeof value === 'string' ? `demo ${name} ${value}` : Array.isArray(value) ? `demo ${name} ${value.join(' ')}` : `demo ${name}`]
  })

/** The same of a preview: points that are dragged both ways or one way, or nothing to drag; a picture that moves or stands. */
const marksOfPreview = (record: FunctionRecord): readonly string[] => {
  const { handles, startSeconds } = previewOf(record)
  const ways = handles(subjectOf(record)).map(({ components }) => `preview dragged ${components.length === 1 ? 'one way' : 'both ways'}`)
  return [...new Set(ways.length > 0 ? ways : ['preview not dragged']), `preview ${startSeconds === undefined ? 'stands' : 'moves'}`]
}

/** What shows on a page when it is live, besides what its HTML holds. */
const liveMarks: ReadonlyMap<string, readonly string[]> = new Map([
  ...demos.map((demo) => [demo.path, marksOfDemo(demo)] as const),
  ...records.map((record) => [pageAddress(record), marksOfPreview(record)] as const),
])

/** The marks of each page of a language, in the order of its sitemap, and of the pages that are no documents. */
export const marksOfPages = (locale: Locale): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map([...pagesOf(locale), ...others].map((path) => [path, new Set([...marksOf(built(fileOf(locale, path))), ...(liveMarks.get(path) ?? [])])]))

// A mark may be there in one language alone, or on other pages in each: a word that is set apart in one is not in the other.
const japanese = marksOfPages('ja')
const ofBuild = new Map(
  [...marksOfPages('en')].map(([path, marks]) => [path, new Set([...marks, ...[...(japanese.get(path) ?? [])].map((mark) => `${mark} in Japanese`)])]),
)

/** The cover of this build. Pages that are no documents are in it whatever they hold: each is one of its kind. */
export const cover: readonly string[] = coverOf(ofBuild, others)

/** Marks of what can have the focus, and of the boxes that such things stand in. */
const isOfUse = (mark: string): boolean =>
  /^(?:a|button|input|select|textarea|summary|details|fieldset|figure|form|nav|table)(?:\.|$| in |\[(?:type|role|tabindex|aria-))|\[(?:tabindex|contenteditable)\b/.test(
    mark,
  )

/** The pages that hold every kind of what can have the focus: fewer than the cover. */
export const coverOfUse: readonly string[] = coverOf(new Map([...ofBuild].map(([path, marks]) => [path, new Set([...marks].filter(isOfUse))])))

export type Visit = { readonly path: string; readonly locale: Locale; readonly mode: 'light' | 'dark' }

/**
 * Each page in one language and colour mode: of four pages that follow each other, each has another pair. The exhaustive run opens more
 * pages, each in both languages.
 */
export const inTurn = (paths: readonly string[]): readonly Visit[] =>
  isExhaustive
    ? [...new Set([...everyKind, ...paths])].flatMap((path) => locales.map((locale): Visit => ({ path, locale, mode: locale === 'en' ? 'light' : 'dark' })))
    : paths.map((path, index): Visit => ({ path, locale: locales[index % 2] ?? 'en', mode: index % 4 < 2 ? 'light' : 'dark' }))
