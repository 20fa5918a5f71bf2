/**
 * The style sheet without what nothing on the site can match. The framework's ground styles a whole catalogue of parts; every page waits
 * for all of it before it is drawn. A selector stays when each of its class names stands somewhere in a page or a script, so a name must
 * be written whole somewhere, and may not be put together while the page runs.
 */
import { type AtRule, type Container, parse, type Rule } from 'postcss'

/** The words of a style sheet, among which are the names of its classes and custom properties. */
const wordsOfSheet = (css: string): readonly string[] => `${css} ${css.replaceAll('\\', '')}`.match(/[\w-]+/g) ?? []

/**
 * Which words of the style sheets stand in the texts of pages and scripts. There are ten million words in those, nearly all of them never
 * asked for, so each is told by a number first; what has been found is not looked at again.
 */
export const wordsIn = (texts: readonly string[], sheets: readonly string[]): ReadonlySet<string> => {
  const missing = new Set(sheets.flatMap(wordsOfSheet))
  const found = new Set<string>()
  const missingOf = new Uint16Array(2 ** 16)
  for (const word of missing) missingOf[numberOf(word)] = (missingOf[numberOf(word)] ?? 0) + 1
  for (const text of texts) {
    let start = 0
    let number = 0
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0
      if (isInWord[code] === 1) number = next(number, code)
      else {
        if (at > start && missingOf[number]) {
          const word = text.slice(start, at)
          if (missing.delete(word)) {
            found.add(word)
            missingOf[number] = (missingOf[number] ?? 0) - 1
          }
        }
        start = at + 1
        number = 0
      }
    }
  }
  return found
}

/** Which codes of characters are in words, as `[\w-]` has it. */
const isInWord = Uint8Array.from({ length: 128 }, (_, code) => (/[\w-]/.test(String.fromCharCode(code)) ? 1 : 0))

const next = (number: number, code: number): number => (Math.imul(number, 31) + code) & 0xffff

const numberOf = (word: string): number => Array.from(word, (letter) => letter.charCodeAt(0)).reduce(next, 0)

export const leanStyles = (css: string, words: ReadonlySet<string>): string => {
  const root = parse(css)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter((selector) => canMatch(selector, words))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  dropUnreadProperties(root, words)
  dropEmpty(root)
  return root.toString()
}

const isKeyframe = ({ parent }: Rule): boolean => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes') // Its type says so.

/** What a selector excludes need not be there. */
const canMatch = (selector: string, words: ReadonlySet<string>): boolean => {
  const demanded = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replaceAll(/\[[^\]]*\]/g, '')
  // Of the alternatives in `:is(.a, .b)` one is enough, so they are left alone.
  const certain = demanded.replaceAll(/:(?:is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...certain.matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) => words.has(name.replaceAll('\\', '')))
}

/** A custom property that nothing reads may be all that reads another. */
const dropUnreadProperties = (root: Container, words: ReadonlySet<string>): void => {
  const isRead = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) isRead.add(name)
  })
  let hasDropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (isRead.has(declaration.prop) || words.has(declaration.prop)) return
    declaration.remove()
    hasDropped = true
  })
  if (hasDropped) dropUnreadProperties(root, words)
}

const dropEmpty = (root: Container): void => {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      dropEmpty(node)
      if (node.nodes.length === 0) node.remove()
    }
  })
}
