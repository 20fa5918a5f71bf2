/**
 * The style sheet without what nothing on the site can match. The framework's ground styles a whole catalogue of parts; every page waits
 * for all of it before it is drawn. A selector stays when each of its class names stands somewhere in a page or a script, so a name must
 * be written whole somewhere, and may not be put together while the page runs.
 */
import { type AtRule, type Container, parse, type Rule } from 'postcss'

/** The words of pages and scripts that may be names of classes or custom properties. */
export const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []))

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
