/** What becomes of the parts of a page in its text. That the real pages say the same in both is shown on the built site (test/built/page-text.test.ts). */
import { describe, expect, it } from 'vitest'
import { componentTexts } from './component-text.ts'
import { mdxText } from './mdx-text.ts'

const sizes = { page: { gzip: 12_345 } }
const page = { title: 'A page', description: 'What it is about.', address: '/kirari/ja/docs/page', baseUrl: '/kirari/ja/' }
/** Without the title and what it is about. */
const textOf = (source: string, language: 'en' | 'ja' = 'en'): string =>
  mdxText(
    source,
    page,
    componentTexts(language, () => sizes),
  )
    .replace(/^# A page\n\n> What it is about\.\n\n?/, '')
    .trim()

describe('the text of a page', () => {
  it('begins with its title, and with what it is about unless it says so itself', () => {
    expect(mdxText('---\ntitle: no\n---\n\nText.\n', page, () => undefined)).toBe('# A page\n\n> What it is about.\n\nText.\n')
    expect(mdxText('# Own\n\nWhat it is about.\n', page, () => undefined)).toBe('# Own\n\nWhat it is about.\n')
  })

  it('leads from anywhere', () => {
    expect(textOf('## Here {#here}\n\n[a](#here) [b](/docs/#x) [c](https://a.example/)')).toBe(
      '## Here\n\n[a](/kirari/ja/docs/page#here) [b](/kirari/ja/docs/#x) [c](https://a.example/)',
    )
  })

  it('has code whole, with its title alone, and without what marks lines', () => {
    expect(textOf('```ts title="a.ts" scene=x {1}\n// highlight-next-line\nconst a = {}\n\n## no heading {#x}\n```')).toBe(
      '```ts title="a.ts"\nconst a = {}\n\n## no heading {#x}\n```',
    )
  })

  it('has formulas as they were written, and tables', () => {
    expect(textOf('$a_1$ is\n\n$$\n\\frac{1}{2}\n$$\n\n| a | b |\n| - | - |\n| 1 | $x$ |')).toBe(
      '$a_1$ is\n\n$$\n\\frac{1}{2}\n$$\n\n| a | b |\n| - | - |\n| 1 | $x$ |',
    )
  })

  it('says of components what they show, and of others what they hold', () => {
    expect(textOf('<LiveShader scene="a" label="Red">\n  What one sees.\n</LiveShader>')).toBe('*Live preview: Red*\n\nWhat one sees.')
    expect(textOf('It is <Size of="page" as="gzip" />.')).toBe('It is 12.3 kB.')
    expect(textOf('<Unknown a={1}>\n\n**Text**\n\n</Unknown>\n\n<p className="x"><code>{"f(x)"}</code></p>')).toBe('**Text**\n\n`f(x)`')
    expect(
      textOf(
        `export const functions = {"folder":"sdf","names":"f","rows":[0],"shared":[["solid","","float","S"]],"summaries":["Does."]}\n\n<FunctionWall items={functions} />`,
      ),
    ).toBe('- [f](/kirari/ja/addons/sdf/f): Does.')
    expect(() => textOf('<Size of="nothing" as="gzip" />')).toThrow('which is not measured')
  })

  it('has admonitions as quotations', () => {
    expect(textOf(':::note\n\nText with `code`.\n\n:::')).toBe('> **Note**\n>\n> Text with `code`.')
    expect(textOf(':::tip[Own title]\n文。\n:::', 'ja')).toBe('> **Own title**\n>\n> 文。')
    expect(textOf(':::tip\n文。\n:::', 'ja')).toContain('**ヒント**')
  })
})
