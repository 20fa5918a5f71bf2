/** A formula as finished HTML, in pages of Markdown and in those of functions. Must not know: where it stands. */
import { renderToString } from 'katex'

/** `place` is said where the formula cannot be set. */
export const setFormula = (tex: string, displayMode: boolean, place: string): string => {
  try {
    const html = withBars(renderToString(tex, { displayMode }))
    // The page has an element of its own around a displayed formula.
    return displayMode ? html.replace(/^<span class="katex-display">(.*)<\/span>$/s, '$1') : html
  } catch (error) {
    throw new Error(`${place}: the formula "${tex.trim()}" cannot be set: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/**
 * KaTeX writes the bars of a norm and of a magnitude as "parallel to" and "divides" (U+2225, U+2223). Browsers space those as relations, and
 * Japanese faces draw them slanted or short; in MathML they become the bars that they are. Its own HTML has faces that draw them right.
 */
const withBars = (html: string): string =>
  html.replace(/<math.*<\/math>/s, (mathml) =>
    mathml
      .replaceAll(/<mo ((?:stretchy|fence)="\w+")>([∥∣])<\/mo>/g, '<mo $1 lspace="0" rspace="0">$2</mo>')
      .replaceAll('∥', '‖')
      .replaceAll('∣', '|'),
  )
