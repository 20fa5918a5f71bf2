/**
 * The content security policy of all pages, written into their HTML, since the site may lie on a host that sends no headers. One policy
 * for all: the first page's stays in force while the reader goes on through the others.
 */
import { createHash } from 'node:crypto'
import { mathHost } from '../plugins/math-style.ts'
import type { Site } from '../site.config.ts'

/** Scripts inside a page, with their attributes. Data is no script: that for search engines, and what a function's page says of itself. */
const inlineScript = /(<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>)([\s\S]*?)<\/script>/g

export const inlineScripts = (html: string): readonly string[] => [...html.matchAll(inlineScript)].map(([, , code = '']) => code)

/** The page with other scripts in the place of these. */
export const withScripts = (html: string, scripts: ReadonlyMap<string, string>): string =>
  html.replaceAll(inlineScript, (_, start: string, code: string) => `${start}${scripts.get(code) ?? code}</script>`)

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** Whether a page has a frame for what its reader writes: src/components/live/live-code.tsx marks it. Only the frame may evaluate text. */
const runsReadersCode = (html: string): boolean => html.includes('data-live-code')

export const contentPolicy = (pages: readonly string[], { hostedSearch }: Pick<Site, 'hostedSearch'>): string => {
  const hashes = [...new Set(pages.flatMap(inlineScripts))].map(hashOf).toSorted()
  const rules: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...hashes],
    ...(pages.some(runsReadersCode) ? { 'frame-src': ["'self'"] } : {}),
    // Formulas, diagrams and React itself set styles of single elements.
    'style-src': ["'self'", "'unsafe-inline'", mathHost],
    'font-src': ["'self'", mathHost],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...(hostedSearch ? [hostedSearch.host] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
  }
  return Object.entries(rules)
    .map(([rule, sources]) => `${rule} ${sources.join(' ')}`)
    .join('; ')
}

const charset = /<meta charset="?utf-8"?\s*\/?>/i

/** The page with something behind its character set, before everything else. */
export const withFirst = (html: string, first: string): string => {
  if (!charset.test(html)) throw new Error(`A page has no <meta charset>, behind which its content policy belongs. It begins: ${html.slice(0, 200)}`)
  return html.replace(charset, (found) => found + first)
}

/** The page with the policy before anything the policy speaks of. */
export const withPolicy = (html: string, policy: string): string => withFirst(html, `<meta http-equiv="content-security-policy" content="${policy}">`)

/** The policy that a finished page carries. */
export const policyOf = (html: string): string | undefined => /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1]
