/**
 * The text of each page for programs (`.md` beside it) against the page itself, as both are built: the same headings and code in the same order,
 * the same links. And the lists of all of them.
 */
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { textAddress } from '../../plugins/page-text/address.ts'
import { built, fileOf, type Locale, locales, pagesOf, pathIn } from '../browser/site.ts'
import { origin } from './built-page.ts'

type Said = { readonly headings: readonly string[]; readonly code: readonly string[]; readonly links: readonly string[] }

const addressOf = (locale: Locale, path: string): string => textAddress(pathIn(locale, path), pathIn(locale, '/'))
/** Where a link leads, from a page: as an address of the page it is on, so that both ways to write it are one. */
const target = (href: string, page: string): string => new URL(href, origin + page).href.replace(origin, '')
const words = (text: string): string => text.replaceAll(/[\s\u200B\u2060]/g, '')

/** What the main part of a page says, without the ways about it. */
const saidByPage = (locale: Locale, path: string): Said => {
  const [headings, code, links]: [string[], string[], string[]] = [[], [], []]
  const classOf = ({ attribs }: Element): string => attribs['class'] ?? ''
  const textOf = (nodes: readonly ChildNode[]): string =>
    nodes.map((node) => (isText(node) ? node.data : isTag(node) && !/hash-link/.test(classOf(node)) ? textOf(node.children) : '')).join('')
  const walk = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node) || /hash-link|theme-doc-toc|table-of-contents|edit-page|playground-link/.test(classOf(node))) continue
      if (node.name === 'nav' && path !== '/') continue
      if (/^h[1-6]$/.test(node.name)) headings.push(words(textOf(node.children)))
      if (node.name === 'pre') code.push(textOf(node.children).trimEnd())
      if (node.name === 'a' && node.attribs['href']) links.push(target(node.attribs['href'], pathIn(locale, path)))
      walk(node.children)
    }
  }
  const html = built(fileOf(locale, path))
  walk(parseDocument(html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))).children)
  return { headings, code, links: sorted(links) }
}

const sorted = (links: readonly string[]): readonly string[] => [...new Set(links)].toSorted()

/** What a text in Markdown says. */
const saidByText = (markdown: string, page: string): Said & { readonly prose: string } => {
  const [headings, code, prose]: [string[], string[], string[]] = [[], [], []]
  let open: { readonly fence: string; readonly lines: string[] } | undefined
  for (const line of markdown.split('\n')) {
    const [, indent = '', fence = ''] = /^(\s*(?:[-*] )*\s*)(`{3,})/.exec(line) ?? []
    if (open) {
      if (line.trim() === open.fence) {
        code.push(open.lines.join('\n').trimEnd())
        open = undefined
      } else open.lines.push(line)
    } else if (fence) open = { fence, lines: [] }
    else prose.push(line)
    if (fence && indent.trim()) throw new Error(`A code block begins within a list: ${line}`)
  }
  const plain = prose.join('\n')
  const shown = plain.replaceAll(/\[((?:[^[\]\\]|\\.)*)\]\([^)]*\)/g, '$1')
  for (const [, heading = ''] of shown.matchAll(/^(?:- )?#{1,6} (.*)$/gm)) headings.push(words(heading.replaceAll(/\\(?=[!-/:-@[-`{-~])|[`*]/g, '')))
  const links = [...plain.matchAll(/\]\(((?:[^()\\\s]|\\.)+)\)/g)].map(([, href = '']) => target(href.replaceAll('\\', ''), page))
  return { headings, code, links: sorted(links), prose: plain.replaceAll(/`[^`]*`/g, '') }
}

describe.each(locales)('the text beside a page, in %s', (locale) => {
  const pages = pagesOf(locale)
  const texts = new Map(pages.map((path) => [path, saidByText(built(addressOf(locale, path)), pathIn(locale, path))]))
  const saidOnPages = new Map(pages.map((path) => [path, saidByPage(locale, path)]))

  test.each(['headings', 'code', 'links'] as const)('has its %s', (what) => {
    for (const path of pages) expect(texts.get(path)?.[what], path).toEqual(saidOnPages.get(path)?.[what])
  })

  test('has nothing of what pages are made with', () => {
    for (const path of pages) expect(texts.get(path)?.prose, path).not.toMatch(/^(?:import|export) |(?<!\\)<[A-Z]\w*[\s/>]|\{#|className=|:::|\[object/m)
  })

  test('is named in its head', () => {
    for (const path of pages)
      expect(built(fileOf(locale, path)), path).toContain(`<link rel="alternate" type="text/markdown" href="${addressOf(locale, path)}">`)
  })

  test('is in the list of all, once, and in the file with all', () => {
    const list = built(pathIn(locale, '/llms.txt'))
    expect(list).toMatch(/^# Kirari\n\n> /)
    const listed = [...list.matchAll(/^- \[.+?\]\((\S+\.md)\)/gm)].map(([, address = '']) => new URL(address).pathname)
    expect(listed.toSorted()).toEqual(pages.map((path) => addressOf(locale, path)).toSorted())
    const all = built(pathIn(locale, '/llms-full.txt'))
    for (const path of pages) expect(all.includes(built(addressOf(locale, path)).trim()), path).toBe(true)
  })
})

test('programs are told where the lists are', () => {
  const robots = built('robots.txt')
  for (const locale of locales) {
    expect(robots).toMatch(new RegExp(`^Sitemap: https://\\S+${pathIn(locale, '/sitemap.xml')}$`, 'm'))
    expect(robots).toContain(pathIn(locale, '/llms.txt'))
  }
  expect(built('llms.txt')).toContain('/ja/llms.txt')
  expect(built('ja/llms.txt')).toMatch(/https:\/\/[^/]+\/llms\.txt/)
})
