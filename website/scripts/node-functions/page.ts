/** The page of all built-in functions in one language, as MDX. */
import { escapeText, frontMatter, inlineCode } from '../function-page/markdown.ts'
import type { Language } from '../function-page/language.ts'
import { methodExample, printExample } from './example.ts'
import { families } from './family.ts'
import { plotSvg } from './plot.ts'
import type { FunctionEntry } from './record.ts'
import { signatureOf, type Rule } from './signature.ts'

const words = {
  title: { en: 'Built-in functions', ja: '組み込み関数' },
  description: {
    en: 'Every built-in function: what it takes and gives, where it is defined, and what it becomes in GLSL and in WGSL.',
    ja: 'すべての組み込み関数。受け取るものと返すもの、定義される範囲、GLSLとWGSLで何になるか。',
  },
  intro: {
    en: 'All of these are imported from `kirari/node`; those with a line “as a method” are [methods](/api/node/overview#operators) too. Each means the same on WebGL2, on WebGPU and on the CPU. A function that a language lacks is printed with the shader, under its name.',
    ja: 'どれも `kirari/node` からインポートします。「メソッドでは」の行があるものは、[メソッド](/api/node/overview#operators)としても呼べます。意味は、WebGL2、WebGPU、CPUのどれでも同じです。言語にない関数は、その名前でシェーダーと一緒に出力されます。',
  },
  letters: {
    en: '`F` is any of float, vec2, vec3 and vec4, and their halves. `S` is that or int and its vectors, `T` that or uint and its vectors, `I` int or uint and their vectors, `V` a vector of floats, `B` bool and its vectors. A letter is one type throughout, and where it is a vector, a scalar may be given.',
    ja: '`F` はfloat、vec2、vec3、vec4とその半精度版のどれかです。`S` はこれにintとそのベクトル、`T` はさらにuintとそのベクトルを加えたものです。`I` はintかuintとそのベクトル、`V` はfloatのベクトル、`B` はboolとそのベクトルです。1つの文字は全体を通して1つの型を表し、それがベクトルのときは代わりにスカラーも渡せます。',
  },
  none: { en: 'not in this language', ja: 'この言語にはありません' },
  withFunction: { en: (name: string): string => `with a function <code>${name}</code>`, ja: (name: string): string => `関数<code>${name}</code>が加わります` },
  asMethod: { en: 'as a method', ja: 'メソッドでは' },
  plot: { en: (name: string): string => `The curve of ${name}`, ja: (name: string): string => `${name}のグラフ` },
} as const

export const nodeFunctionsPage = (language: Language, rules: Readonly<Record<string, { readonly rule: Rule }>>): string => {
  const body = families
    .map(({ id, title, about, entries }) =>
      [
        `## ${title[language]} {#${id}}`,
        ...(about ? [about[language]] : []),
        ...Object.entries(entries).map(([name, entry]) => section(id, name, entry, language, rules[name]?.rule)),
      ].join('\n\n'),
    )
    .map((family) => `<section data-find-group="">\n\n${family}\n\n</section>`)
  return `${[
    frontMatter({
      title: words.title[language],
      description: words.description[language],
      sidebar_position: 2,
      custom_edit_url: null,
      toc_max_heading_level: 3,
    }),
    "import { EntryFilter } from '@site/src/components/entry-filter/entry-filter.tsx'",
    words.intro[language],
    words.letters[language],
    '<EntryFilter />',
    ...body,
  ].join('\n\n')}\n`
}

const section = (family: string, name: string, entry: FunctionEntry, language: Language, rule: Rule | undefined): string => {
  const printed = printExample(entry)
  const cell = (target: 'glsl' | 'wgsl'): string => {
    const text = printed[target]
    if (text === undefined) return words.none[language]
    const added = printed.polyfills[target].map((polyfill) => words.withFunction[language](polyfill))
    return [code(text), ...added].join(' ')
  }
  const method = family === 'texture' ? undefined : methodExample(name, entry.example)
  const spellings = [
    ['TypeScript', code(entry.example)],
    ['GLSL', cell('glsl')],
    ['WGSL', cell('wgsl')],
  ] as const
  const rows = [
    // One line for all languages in which it is spelt the same.
    ...[...new Set(spellings.map(([, text]) => text))].map((text) => [spellings.flatMap(([target, own]) => (own === text ? [target] : [])).join(', '), text]),
    ...(method === undefined ? [] : [[words.asMethod[language], code(method)]]),
  ]
  const plot = entry.plot ? plotSvg(name, entry.plot, words.plot[language](name)) : ''
  return [
    '<section data-find="">',
    `### ${name} {#${family === 'texture' ? `texture-${name}` : name}}`,
    ...(plot ? [plot] : []),
    inlineCode(signatureOf(name, entry, rule)),
    [entry.is, ...(entry.note ? [entry.note] : [])].map((text) => escapeText(text[language])).join(language === 'ja' ? '' : ' '),
    `<dl className="function-texts">${rows.map(([label, content]) => `<dt>${label}</dt><dd>${content}</dd>`).join('')}</dl>`,
    '</section>',
  ].join('\n\n')
}

/** Code inside of markup, where a brace would begin an expression. */
const code = (text: string): string => `<code>{${JSON.stringify(text)}}</code>`
