/**
 * Brings the style sheet of formulas, on pages that have one: from the network, and where that does not give it, the site's own copy. Until it has
 * come the browser shows the formula's own MathML: see text.css. Its fonts lay the whole page out anew, so it is asked for when the page is alive and
 * has a moment to spare; not later, since a formula that changes before the reader's eyes moves what is around it. It changes once: the style
 * sheet takes effect when the faces that the formulas are set in have come too.
 */
import siteConfig from '@generated/docusaurus.config'
import type { MathStyle } from '@site/plugins/math-style.ts'
import { whenIdle } from './when-idle.ts'

let isAsked = false

/** Every face that a formula of the page is set in. One that does not come is left to the browser's next best. */
const loadFaces = (): Promise<unknown> => {
  const leaves = [...document.querySelectorAll('.katex-html span')].filter(({ childElementCount }) => childElementCount === 0)
  const faces = new Set(leaves.map((leaf) => getComputedStyle(leaf).font))
  return Promise.allSettled([...faces].map((face) => document.fonts.load(face)))
}

export const onRouteDidUpdate = (): void => {
  if (isAsked || !document.querySelector('.katex')) return
  isAsked = true
  // docusaurus.config.ts puts it there.
  const style = siteConfig.customFields?.['mathStyle'] as MathStyle | undefined
  if (!style) throw new Error('docusaurus.config.ts gives no `mathStyle`, so formulas have no style sheet.')
  whenIdle(() => bring(style, () => bring({ href: siteConfig.baseUrl + style.ownPath })))
}

const bring = ({ href, integrity = '' }: { readonly href: string; readonly integrity?: string }, otherwise?: () => void): void => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  link.href = href
  link.addEventListener('load', () => {
    void loadFaces().then(() => {
      document.documentElement.dataset['math'] = 'styled'
    })
  })
  link.addEventListener('error', () => {
    link.remove()
    otherwise?.()
  })
  document.head.append(link)
}
