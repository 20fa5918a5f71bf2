/** The picture that stands beside a shared link: each page names one that exists, of the right size, and says what it shows. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardOf } from '../../scripts/social-card/cards.ts'
import { demos } from '../../src/demos/list.ts'
import { mostCardBytes } from '../../src/image-size.ts'
import { built, folder, type Locale, locales, pagesOf, pathIn } from '../browser/site.ts'

type Named = { readonly page: string; readonly locale: Locale; readonly tags: Readonly<Record<string, string>> }

const tagsOf = (html: string): Named['tags'] =>
  Object.fromEntries(
    [...html.matchAll(/<meta [^>]*?(?:property|name)="?((?:og|twitter):[\w:]+)"? content="?([^">]*)/g)].map(([, name = '', content = '']) => [name, content]),
  )
const pathOf = ({ tags }: Named): string => new URL(tags['og:image'] ?? '').pathname

const sizes = new Map<string, Promise<{ readonly width: number; readonly height: number; readonly format: string }>>()
const sizeOf = (path: string) => {
  const known = sizes.get(path) ?? sharp(readFileSync(join(folder, path))).metadata()
  sizes.set(path, known)
  return known
}

let named: readonly Named[]
beforeAll(() => {
  named = locales.flatMap((locale) =>
    [...pagesOf(locale), '/search', '/404.html'].map((path) => {
      const page = pathIn(locale, path)
      return { page, locale, tags: tagsOf(built(page.endsWith('.html') ? page : join(page, 'index.html'))) }
    }),
  )
})

test('each page names one card and what it shows, to every service alike', () => {
  for (const { page, tags } of named) {
    expect(tags['og:image'], page).toMatch(/^https?:\/\/[^/]+\/cards\/.+\.jpg$/)
    expect(tags['og:image:alt'], page).toMatch(/\S{4}/)
    expect(tags['twitter:card'], page).toBe('summary_large_image')
    expect(tags['twitter:image'], page).toBe(tags['og:image'])
    expect(tags['twitter:image:alt'], page).toBe(tags['og:image:alt'])
  }
})

test('every card is there, as large as its pages say, in the shape that services show whole, and small enough for any', async () => {
  for (const one of named) {
    const { width, height, format } = await sizeOf(pathOf(one))
    expect({ width, height, format }, one.page).toEqual({
      width: Number(one.tags['og:image:width']),
      height: Number(one.tags['og:image:height']),
      format: 'jpeg',
    })
    expect(width / height, one.page).toBeCloseTo(1200 / 630, 2)
    // Narrower ones are shown as a small square.
    expect(width, one.page).toBeGreaterThanOrEqual(600)
    expect(statSync(join(folder, pathOf(one))).size, one.page).toBeLessThanOrEqual(mostCardBytes)
  }
})

test('what a card shows is said in the language of its page', () => {
  for (const { page, locale, tags } of named) expect(/[ぁ-ん]/.test(tags['og:image:alt'] ?? ''), page).toBe(locale === 'ja')
})

describe('each kind of page has a card of its own', () => {
  const card = (path: string, locale: Locale = 'en') => pathOf(named.find(({ page }) => page === pathIn(locale, path)) ?? { page: path, locale, tags: {} })

  test.each([
    ['/', 'home'],
    ['/docs/installation', 'docs'],
    ['/guide/', 'guide'],
    ['/api/', 'api'],
    ['/addons/', 'addons'],
    ['/demos/', 'demos'],
  ])('%s: with words, and so one a language', (path, name) => {
    for (const locale of locales) expect(card(path, locale)).toBe(`/cards/${name}-${locale}.jpg`)
  })

  test('the home page: its own first words, which are outlines there', () => {
    for (const locale of locales) {
      const [, heading = ''] = /<h1>(.*?)<\/h1>/s.exec(built(join(pathIn(locale, '/'), 'index.html'))) ?? []
      const words = heading.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, '')
      expect(cardOf('/', locale).drawing.lines.join('').replaceAll(' ', '')).toBe(words)
    }
  })

  test('functions and categories: the picture of the function', () => {
    expect(card('/addons/sdf/rectSDF')).toBe('/cards/addons/sdf/rectSDF.jpg')
    expect(card('/addons/sdf/')).toBe('/cards/addons/sdf.jpg')
    expect(card('/addons/sdf/rectSDF', 'ja')).toBe('/cards/addons/sdf/rectSDF.jpg')
  })

  test('demos: what the demo draws', () => {
    for (const { name, path } of demos) expect(card(path)).toBe(`/cards/demos/${name}.jpg`)
  })
})
