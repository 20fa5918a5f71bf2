/**
 * What the pages are, for programs: llms.txt lists them with what each is about, as https://llmstxt.org proposes, and llms-full.txt holds all
 * their texts. Must not know: where the texts come from.
 */
import type { Text } from '@kirari/addons/catalogue'
import { contentsFile, textAddress, wholeFile } from './address.ts'
import { colon } from './words.ts'

export type ListedPage = {
  /** Its section, and the categories above it, outermost first. */
  readonly groups: readonly string[]
  readonly title: string
  readonly description: string
  /** Without scheme and host. */
  readonly address: string
}

type Site = {
  readonly title: string
  readonly tagline: string
  /** Scheme and host. */
  readonly url: string
  /** The folder of the site and of the language. */
  readonly baseUrl: string
  readonly language: keyof Text
  /** The first pages of the other languages: their names and addresses. */
  readonly others: readonly (readonly [name: string, baseUrl: string])[]
}

const words = {
  everyPage: {
    en: 'Every page of this site is also Markdown: its address with `.md` at the end.',
    ja: 'このサイトのどのページも、アドレスの末尾に `.md` を付けるとMarkdownで読めます。',
  },
  whole: { en: 'All of them in one file', ja: '全ページをまとめたファイル' },
  functions: {
    en: 'What is known of a function of the library is also JSON, and its code GLSL and WGSL: the page of the function names the files.',
    ja: 'ライブラリの関数の情報はJSONでも、コードはGLSLとWGSLでも配布しています。ファイルは関数のページの末尾にあります。',
  },
  page: { en: 'Page', ja: 'ページ' },
} as const satisfies Readonly<Record<string, Text>>

export const contents = (pages: readonly ListedPage[], { title, tagline, url, baseUrl, language, others }: Site): string => {
  const link = (name: string, address: string): string => `[${name.replaceAll(/[[\]\\]/g, '\\$&')}](${url}${address})`
  const row = (page: ListedPage): string =>
    `- ${link(page.title, textAddress(page.address, baseUrl))}${page.description ? `${colon[language]}${page.description}` : ''}`
  const groups = [...new Set(pages.map(nameOf(language)))]
  return `${[
    `# ${title}`,
    `> ${tagline}`,
    [words.everyPage[language], words.functions[language]].join(language === 'ja' ? '' : ' '),
    [`- ${link(words.whole[language], baseUrl + wholeFile)}`, ...others.map(([name, folder]) => `- ${link(name, folder + contentsFile)}`)].join('\n'),
    ...groups.map((group) =>
      [
        `## ${group}`,
        pages
          .filter((page) => nameOf(language)(page) === group)
          .map(row)
          .join('\n'),
      ].join('\n\n'),
    ),
  ].join('\n\n')}\n`
}

const nameOf =
  (language: keyof Text) =>
  ({ groups }: ListedPage): string =>
    groups.join(colon[language])

/** Each text after the address of its page. */
export const whole = (texts: readonly { readonly address: string; readonly text: string }[], { url, language }: Pick<Site, 'url' | 'language'>): string =>
  texts.map(({ address, text }) => `${words.page[language]}${colon[language]}${url}${address}\n\n${text.trim()}\n`).join('\n')
