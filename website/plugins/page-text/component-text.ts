/**
 * What the components of pages say where there is only text: a picture its label, a wall of functions their names and what they do, a demo its
 * values and its code. Must not know: how they are shown.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@kirari/addons/catalogue'
import type { BlockContent, DefinitionContent, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { Control } from '../../src/demos/control.ts'
import type { Demo } from '../../src/demos/demo.ts'
import { words as courseWords } from '../../src/components/course/words.ts'
import { demos } from '../../src/demos/list.ts'
import { words as demoWords } from '../../src/demos/shell/words.ts'
import { subjects } from '../../src/demos/subject.ts'
import { siteFolder } from '../../site.config.ts'
import { course } from '../../src/generated/course.ts'
import type { Saying, Tag } from './mdx-text.ts'
import { wordsOf } from './print.ts'
import { colon, pictureWord } from './words.ts'
import { unpackItems, type PackedItems } from '../../src/components/function-page/wall-items.ts'

/** Measured sizes in bytes, by the names that pages have for them. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>

type Language = keyof Text

const words = {
  readouts: { en: 'Measured', ja: '測定値' },
  and: { en: ', ', ja: '、' },
} as const satisfies Readonly<Record<string, Text>>

/** As the theme titles those without a title. */
const admonitions: Readonly<Record<string, Text>> = {
  note: { en: 'Note', ja: '注記' },
  tip: { en: 'Tip', ja: 'ヒント' },
  info: { en: 'Info', ja: '備考' },
  warning: { en: 'Warning', ja: '警告' },
  danger: { en: 'Danger', ja: '危険' },
  caution: { en: 'Caution', ja: '注意' },
}

/** What can be set on a demo, and what it is at first. */
const controlText = (control: Control): Text => {
  switch (control.kind) {
    case 'slider': {
      const { min, max, step, value, unit } = control
      const [en, ja] = unit ? [` ${unit.en}`, unit.ja] : ['', '']
      return { en: `${min} to ${max}${en} in steps of ${step}, at first ${value}`, ja: `${min}〜${max}${ja}（${step}刻み）、初期値は${value}` }
    }
    case 'select': {
      const { options, value } = control
      const all = Object.values(options)
      const first = options[value]
      return { en: `${all.map(({ en }) => en).join(', ')}; at first ${first?.en}`, ja: `${all.map(({ ja }) => ja).join('、')}。初期値は${first?.ja}` }
    }
    case 'toggle':
      return control.value
        ? { en: 'on or off, at first on', ja: 'オンかオフ。初期値はオン' }
        : { en: 'on or off, at first off', ja: 'オンかオフ。初期値はオフ' }
    case 'color':
      return { en: `a colour, at first ${control.value}`, ja: `色。初期値は${control.value}` }
    case 'expression':
      return { en: `an expression, at first ${control.value}`, ja: `式。初期値は${control.value}` }
    case 'lines':
      return { en: 'a text of several lines', ja: '複数行のテキスト' }
    case 'seed':
    case 'button':
      return { en: 'a button', ja: 'ボタン' }
  }
}

type Block = BlockContent | DefinitionContent
/** What stands between the tags of an element on lines of its own. */
const isBlock = (node: RootContent): node is Block =>
  ['blockquote', 'code', 'heading', 'html', 'list', 'math', 'paragraph', 'table', 'thematicBreak'].includes(node.type)

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const paragraph = (...children: readonly (PhrasingContent | string)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
})
const list = (items: readonly (readonly (PhrasingContent | string)[])[]): List => ({
  type: 'list',
  spread: false,
  children: items.map((item): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(...item)] })),
})
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] })
const link = (value: string, url: string): PhrasingContent => ({ type: 'link', url, children: [text(value)] })
const heading = (depth: 1 | 2, ...children: readonly PhrasingContent[]): RootContent => ({ type: 'heading', depth, children: [...children] })

type Category = { readonly title: string; readonly summary: string; readonly to: string; readonly items: PackedItems }

/** What the components say in a language. `sizes` are read when a page asks for one. */
export const componentTexts = (language: Language, sizes: () => Sizes): Saying => {
  const picture = (label: string): Paragraph => paragraph({ type: 'emphasis', children: [text(`${pictureWord[language]}${colon[language]}${label}`)] })
  const named = (name: string, described: string): readonly (PhrasingContent | string)[] => [strong(name), colon[language], described]
  const card = ({ path, title, sentence }: Demo, { placed }: Tag): readonly (PhrasingContent | string)[] => [
    link(title[language], placed(path)),
    colon[language],
    sentence[language],
  ]
  const wall = (items: PackedItems, { placed }: Tag): List =>
    list(
      unpackItems(items).map(({ name, path, summary }) => [
        link(name, placed(`/addons/${path}`)),
        ...(summary === undefined ? [] : [colon[language], summary]),
      ]),
    )

  const sayings: Readonly<Record<string, (tag: Tag) => readonly RootContent[]>> = {
    EntryFilter: () => [],
    admonition: ({ value, children }) => {
      const type = String(value('type'))
      const title = String(value('title')) || admonitions[type]?.[language] || type
      return [{ type: 'blockquote', children: [paragraph(strong(title)), ...children.filter(isBlock)] }]
    },
    Exercise: ({ value, children }) => [
      paragraph({ type: 'emphasis', children: [text(`${courseWords.target[language]}${colon[language]}${String(value('target'))}`)] }),
      ...children,
    ],
    Hint: ({ children }) => [paragraph(strong(courseWords.hint[language]), colon[language], children.map(wordsOf).join(''))],
    Lessons: ({ value, placed }) => [list(courseOf(String(value('chapter'))).map(({ path, title }) => [link(title[language], placed(`/guide/${path}`))]))],
    PixelGrid: ({ value }) => [picture(String(value('label')))],
    LiveShader: ({ value, children }) => [picture(String(value('label'))), ...children],
    Size: ({ value }) => {
      const bytes = sizes()[String(value('of'))]?.[String(value('as'))]
      if (bytes === undefined)
        throw new Error(`A page names the size "${String(value('of'))}" as ${String(value('as'))}, which is not measured (scripts/sizes.ts).`)
      return [text(`${(bytes / 1000).toFixed(1)} kB`)]
    },
    Demo: ({ value, children }) => {
      const { title, sentence, label, hint, keys, controls, readouts = {} } = demoAt(String(value('demo')))
      const shown = Object.values(readouts).map((readout) => readout[language])
      return [
        heading(1, text(title[language])),
        paragraph(sentence[language]),
        picture(label[language]),
        ...(hint ? [paragraph(hint[language])] : []),
        ...(keys ? [paragraph(`${demoWords.keys[language]} ${keys[language]}`)] : []),
        paragraph(strong(demoWords.controls[language])),
        list(Object.values(controls).map((control) => named(control.label[language], controlText(control)[language]))),
        ...(shown.length > 0 ? [paragraph(strong(words.readouts[language]), colon[language], shown.join(words.and[language]))] : []),
        ...children,
      ]
    },
    DemoSource: ({ value }) => {
      const { name, files = ['scene.ts'] } = demoAt(String(value('files')))
      return files.map((file) => ({
        type: 'code',
        lang: 'ts',
        meta: `title=${JSON.stringify(file.replace(/^.*\//, ''))}`,
        value: readFileSync(join(siteFolder, 'src/demos', name, file), 'utf8').trimEnd(),
      }))
    },
    DemoCards: (tag) => [list(demos.filter(({ path }) => path.startsWith(String(tag.value('under')))).map((demo) => card(demo, tag)))],
    AllDemos: (tag) =>
      subjects.flatMap(({ id, title }) => [
        heading(2, text(title[language])),
        list(demos.filter(({ subject }) => subject === id).map((demo) => card(demo, tag))),
      ]),
    // As scripts/function-page/index-page.ts writes them.
    FunctionWall: (tag) => [wall(tag.value('items') as PackedItems, tag)],
    CategoryWall: (tag) =>
      // The same.
      (tag.value('categories') as readonly Category[]).flatMap(({ title, summary, to, items }) => [
        heading(2, link(title, tag.placed(to))),
        paragraph(summary),
        wall(items, tag),
      ]),
    FamilyPicture: ({ value, placed }) => {
      // The same.
      const [names, links] = [value('names') as readonly string[], value('links') as readonly string[]]
      return [
        picture(String(value('label'))),
        list(
          names.map((name, i) => {
            const to = links[i - (names.length - links.length)]
            return [to === undefined ? name : link(name, placed(to))]
          }),
        ),
      ]
    },
    // Curves beside what is said in words.
    svg: () => [],
    code: ({ children }) => [{ type: 'inlineCode', value: children.map(wordsOf).join('') }],
    nav: () => [],
  }
  return (tag) => (Object.hasOwn(sayings, tag.name) ? sayings[tag.name]?.(tag) : undefined)
}

type Lesson = { readonly path: string; readonly title: Text }

/** As scripts/course.ts writes the course. */
const courseOf = (chapter: string): readonly Lesson[] => {
  // A page names a chapter by text.
  const lessons = (course as Readonly<Record<string, readonly Lesson[]>>)[chapter]
  if (!lessons) throw new Error(`A page lists the chapter "${chapter}" of the guide, which has no lessons. There are: ${Object.keys(course).join(', ')}.`)
  return lessons
}

/** The demo whose module, or whose code, a page imports. */
const demoAt = (path: string): Demo => {
  const demo = demos.find(({ name }) => path.endsWith(`/${name}/demo.ts`) || path.endsWith(`/${name}.json`))
  if (!demo) throw new Error(`A page shows the demo of ${path}, which is not in src/demos/list.ts.`)
  return demo
}
