/**
 * What is wrong with what a screen reader is told: the tree that the browser makes of a page. Everything that can be used has a name in the
 * page's language, every picture has one or is not in the tree, and the page can be surveyed by its landmarks and headings.
 */
import type { Page } from 'playwright'
import type { Locale } from './site.ts'

type Part = { readonly role: string; readonly name: string; readonly level: number | undefined }

const used = new Set('button checkbox combobox link listbox menuitem option radio searchbox slider spinbutton switch tab textbox application'.split(' '))
const pictures = new Set(['image', 'img', 'Canvas', 'graphics-document', 'graphics-symbol', 'Video', 'video'])
const landmarks = new Set(['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'])

/** Everything in the tree that has a role of its own, in order. */
const partsOf = async (page: Page): Promise<readonly Part[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  // They come level by level; read they are from the top down.
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id)
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
  }
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      level: Number(properties?.find((property) => property.name === 'level')?.value.value) || undefined,
    }))
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** Two English words in a row. Names of functions, types and products are one word, or are written like code. */
const english = /(?<![\w.(/-])[a-z]{3,} [a-z]{3,}(?![\w(/-])/i
/** What is cited is in English everywhere, and so are these. */
const isProper = (name: string): boolean => /^(GitHub|English|WebGPU|WebGL2|Next|Kirari)\b/.test(name)

const faultsIn = (parts: readonly Part[], locale: Locale, cited: readonly string[]): readonly string[] => {
  const faults: string[] = []
  for (const { role, name } of parts) {
    if ((used.has(role) || pictures.has(role)) && name === '') faults.push(`a ${role} without a name`)
    if (locale === 'ja' && (used.has(role) || pictures.has(role) || landmarks.has(role)) && !japanese.test(name) && english.test(name) && !isProper(name)) {
      if (!cited.some((title) => name.includes(title))) faults.push(`a ${role} with the English name ${name}`)
    }
  }
  const places = parts.filter(({ role }) => landmarks.has(role)).map(({ role, name }) => `${role} ${name}`)
  faults.push(...places.filter((place, index) => places.indexOf(place) !== index).map((place) => `two landmarks “${place}”`))
  faults.push(
    ...places.filter(
      (place) => /^(navigation|region|complementary|form) $/.test(place) && places.filter((other) => other.split(' ')[0] === place.trim()).length > 1,
    ),
  )
  if (places.filter((place) => place.startsWith('main')).length !== 1) faults.push('not one main')
  const headings = parts.filter(({ role }) => role === 'heading')
  for (const [index, { level = 0, name }] of headings.entries()) {
    if (name === '') faults.push(`a heading of level ${level} without a name`)
    if (level > (headings[index - 1]?.level ?? 0) + 1) faults.push(`a heading of level ${level} below level ${headings[index - 1]?.level ?? 0}: ${name}`)
  }
  return faults
}

export const nameFaults = async (page: Page, locale: Locale): Promise<readonly string[]> =>
  faultsIn(await partsOf(page), locale, await page.locator('cite').allTextContents())
