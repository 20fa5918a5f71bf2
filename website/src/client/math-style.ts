/**
 * Brings the style sheet of formulas from the network, on pages that have one. Until it has come, and when it does not, the browser
 * shows the formula's own MathML: see text.css.
 */
import siteConfig from '@generated/docusaurus.config'
import type { MathStyle } from '@site/plugins/math-style.ts'

let isAsked = false

export const onRouteDidUpdate = (): void => {
  if (isAsked || !document.querySelector('.katex')) return
  isAsked = true
  // docusaurus.config.ts puts a MathStyle there.
  const { href, integrity } = siteConfig.customFields?.['mathStyle'] as MathStyle
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = 'anonymous'
  link.integrity = integrity
  link.href = href
  link.onload = () => {
    document.documentElement.dataset['math'] = 'styled'
  }
  document.head.append(link)
}
