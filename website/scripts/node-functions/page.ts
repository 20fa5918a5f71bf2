/** The page of all built-in functions in one language, as MDX. */
import { escapeText, frontMatter, inlineCode } from '../function-page/markdown.ts'
import type { Language } from '../function-page/language.ts'
import { methodExample, printExample } from './example.ts'
import { families } from './family.ts'
import { plotSvg } from './plot.ts'
import type { FunctionEntry } from './record.ts'
import { signatureOf, typesIn, type Rule } from './signature.ts'

const words = {
  title: { en: 'Built-in functions', ja: '組み込み関数' },
  description: {
    en: 'Every built-in function: what it takes and gives, where it is defined, and what it becomes in GLSL and in WGSL.',
    ja: 'すべての組み込み関数。受け取るものと返すもの、定義される範囲、GLSLとWGSLで何になるか。',
  },
  intro: {
    en: 'All of these are imported from `kirari/node`; those with “as a method” are [methods](/api/node/overview#operators) too. Each means the same on WebGL2, on WebGPU and on the CPU. A function that a language lacks is printed with the shader, under its name.',
    ja: 'どれも `kirari/node` からインポートします。「メソッドでは」とあるものは、[メソッド](/api/node/overview#operators)としても呼べます。意味は、WebGL2、WebGPU、CPUのどれでも同じです。言語にない関数は、その名前でシェーダーと一緒に出力されます。',
  },
  letters: {
    en: 'A letter in a signature is one type throughout. Where it is a vector, a scalar may be given.',
    ja: 'シグネチャの文字は、全体を通して1つの型を表します。それがベクトルのときは、代わりにスカラーも渡せます。',
  },
  letter: {
    F: { en: 'float, vec2, vec3, vec4 and their halves', ja: 'float、vec2、vec3、vec4とその半精度版' },
    S: { en: 'those of `F`, int and its vectors', ja: '`F` の型と、intとそのベクトル' },
    T: { en: 'those of `S`, uint and its vectors', ja: '`S` の型と、uintとそのベクトル' },
    I: { en: 'int, uint and their vectors', ja: 'int、uintとそのベクトル' },
    V: { en: 'a vector of floats', ja: 'floatのベクトル' },
    B: { en: 'bool and its vectors', ja: 'boolとそのベクトル' },
  },
  families: { en: 'Kinds of functions', ja: '関数の種類' },
  none: { en: 'not in this language', ja: 'この言語にはありません' },
  withFunction: { en: (name: string): string => `with a function \`${name}\``, ja: (name: string): string => `関数\`${name}\`が加わります` },
  asMethod: { en: 'as a method', ja: 'メソッドでは' },
  plot: { en: (name: string): string => `The curve of ${name}`, ja: (name: string): string => `${name}のグラフ` },
} as const

export const nodeFunctionsPage = (language: Language, rules: Readonly<Record<string, { readonly rule: Rule }>>): string => {
  const body = families
    .map(({ id, title, about, entries }) =>
      [
        `## ${title[language]} {#${id}}`,
        ...(about ? [about[language]] : []),
        '<div className="function-entries">',
        ...Object.entries(entries).map(([name, entry]) => section(id, name, entry, language, rules[name]?.rule)),
        '</div>',
      ].join('\n\n'),
    )
    .map((family) => `<section data-find-group="">\n\n${family}\n\n</section>`)
  return `${[
    frontMatter({
      title: words.title[language],
      description: words.description[language],
      sidebar_position: 2,
      custom_edit_url: null,
      // The families stand above their entries, which have the whole width.
      hide_table_of_contents: true,
    }),
    "import { EntryFilter } from '@site/src/components/entry-filter/entry-filter.tsx'",
    words.intro[language],
    words.letters[language],
    '<div className="function-letters">',
    Object.entries(words.letter)
      .map(([letter, types]) => `- \`${letter}\` ${types[language]}`)
      .join('\n'),
    '</div>',
    `<nav className="function-families" aria-label=${JSON.stringify(words.families[language])}>`,
    families.map(({ id, title }) => `- [${title[language]}](#${id})`).join('\n'),
    '</nav>',
    '<EntryFilter />',
    ...body,
  ].join('\n\n')}\n`
}

const section = (family: string, name: string, entry: FunctionEntry, language: Language, rule: Rule | undefined): string => {
  const printed = printExample(entry)
  const said = (target: 'glsl' | 'wgsl'): string => {
    const text = printed[target]
    if (text === undefined) return words.none[language]
    const added = printed.polyfills[target].map((polyfill) => words.withFunction[language](polyfill))
    return [inlineCode(text), ...added].join(' ')
  }
  const method = family === 'texture' ? undefined : methodExample(name, entry.example)
  const spellings = [
    ['TypeScript', inlineCode(entry.example)],
    ['GLSL', said('glsl')],
    ['WGSL', said('wgsl')],
  ] as const
  const rows = [
    // One line for all languages in which it is spelt the same.
    ...[...new Set(spellings.map(([, text]) => text))].map((text) => [spellings.flatMap(([target, own]) => (own === text ? [target] : [])).join(', '), text]),
    ...(method === undefined ? [] : [[words.asMethod[language], inlineCode(method)]]),
  ]
  const signature = signatureOf(name, entry, rule)
  const plot = entry.plot ? plotSvg(name, entry.plot, words.plot[language](name)) : ''
  return [
    `<section data-find=${JSON.stringify(typesIn(signature).join(' '))}>`,
    `### ${name} {#${family === 'texture' ? `texture-${name}` : name}}`,
    signatureCode(name, signature),
    ...(plot ? [plot] : []),
    [entry.is, ...(entry.note ? [entry.note] : [])].map((text) => escapeText(text[language])).join(language === 'ja' ? '' : ' '),
    rows.map(([label, content]) => `- ${label}${language === 'ja' ? '：' : ': '}${content}`).join('\n'),
    '</section>',
  ].join('\n\n')
}

/** The signature after the heading, which is its name already: the name is there for who reads no heading. */
const signatureCode = (name: string, signature: string): string => {
  const named = [name, `texture.${name}`].find((begin) => signature.startsWith(`${begin}(`)) ?? ''
  const hidden = named && `<span className="function-name">${named}</span>`
  return `<p className="function-signature"><code translate="no">${hidden}{${JSON.stringify(signature.slice(named.length))}}</code></p>`
}
