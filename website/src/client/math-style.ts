/**
 * Brings the style sheet of formulas from the network, on pages that have one. Until it has come, and when it does not, the browser
 * shows the formula's own MathML: see text.css. Its fonts lay the whole page out anew, so it is asked for when the page is alive and
 * has a moment to spare; not later, since a formula that changes before the reader's eyes moves what is around it.
 */
import siteConfig from '@generated/docusaurus.config'
import type { MathStyle } from '@site/plugins/math-style.ts'
import { whenIdle } from './when-idle.ts'

let isAsked = false

export const onRouteDidUpdate = (): void => {
  if (isAsked || !document.querySelector('.katex')) return
  isAsked = true
  // docusaurus.config.ts puts it there.
  const style = siteConfig.customFields?.['mathStyle'] as MathStyle | undefined
  if (!style) throw new Error('docusaurus.config.ts gives no `mathStyle`, so formulas have no style sheet.')
  const { href, integrity } = style
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  link.href = href
  link.addEventListener('load', () => {
    document.documentElement.dataset['math'] = 'styled'
  })
  whenIdle(() => document.head.append(link))
}
