/**
 * The cards of all pages, and the tags that name them. Those are written into the finished HTML alone: who asks for them runs no script, and
 * who reads the page need not load them. What was drawn before from the same sources is taken from .cache/cards.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Site } from '../../site.config.ts'
import type { Language } from '../function-page/language.ts'
import { drawCard, sizeOfCard, sourcesOf } from './card.ts'
import { allCards, cardOf, type Card } from './cards.ts'

const cache = join(import.meta.dirname, '../../../.cache/cards')

/** The path of a page and its language by its file in the build: `ja/docs/index.html` is `/docs` in Japanese. */
const pageOf = (file: string): { readonly path: string; readonly language: Language } => {
  const [, prefix, rest = ''] = /^(ja\/)?(.*)$/.exec(file.replaceAll('\\', '/')) ?? []
  const path = `/${rest.replace(/(^|\/)index\.html$|\.html$/, '')}`
  return { path, language: prefix ? 'ja' : 'en' }
}

/** `address` is that of the folder of cards. */
const withTags = (html: string, { name, alt, drawing }: Card, address: string): string => {
  const { width, height } = sizeOfCard(drawing)
  const image = escapeAttribute(`${address}${name}.jpg`)
  const text = escapeAttribute(alt)
  const tags = [
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${text}">`,
    `<meta name="twitter:image" content="${image}">`,
    `<meta name="twitter:image:alt" content="${text}">`,
  ]
  // The finished HTML has no end of the head: the end is implied.
  if (!html.includes('<title')) throw new Error(`A page has no <title>, before which the tags of its card belong. It begins: ${html.slice(0, 200)}`)
  return html.replace('<title', (title) => `${tags.join('')}${title}`)
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The finished HTML of a page with the tags of its card; `file` is its own below the site's folder. */
export const withCard = (html: string, file: string, { url, basePath }: Pick<Site, 'url' | 'basePath'>): string => {
  const { path, language } = pageOf(file)
  return withTags(html, cardOf(path, language), `${url}${basePath}cards/`)
}

/** Draws all cards into a folder of their own. The posters that they are made of must be there. */
export const drawCards = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  const used = new Set<string>()
  const left = allCards().values()
  const draw = async (): Promise<void> => {
    for (const { name, drawing } of left) {
      const hash = createHash('sha256')
      for (const source of await sourcesOf(drawing)) hash.update(source)
      const key = `${hash.digest('hex').slice(0, 32)}.jpg`
      used.add(key)
      const kept = await readFile(join(cache, key)).catch(() => undefined)
      const jpeg = kept ?? (await drawCard(drawing))
      if (!kept) await writeFile(join(cache, key), jpeg)
      const target = join(folder, `${name}.jpg`)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, jpeg)
    }
  }
  // As many at a time as the machine has cores.
  await Promise.all(Array.from({ length: availableParallelism() }, draw))
  for (const file of await readdir(cache)) if (!used.has(file)) await rm(join(cache, file))
}
