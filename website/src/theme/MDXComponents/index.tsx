/** What the elements of a page's text become. Code and formulas come from the build as finished HTML. */
import Original from '@theme-original/MDXComponents'
import type { ReactNode } from 'react'
import { CodeFigure } from '../../components/code/code-figure.tsx'
import { LiveCode } from '../../components/code/live-code.tsx'

const Formula = ({ html }: { readonly html: string }): ReactNode => <span className="math" dangerouslySetInnerHTML={{ __html: html }} />
const DisplayFormula = ({ html }: { readonly html: string }): ReactNode => <div className="math math-display" dangerouslySetInnerHTML={{ __html: html }} />

export default {
  ...Original,
  'code-figure': CodeFigure,
  'live-code': LiveCode,
  'math-inline': Formula,
  'math-display': DisplayFormula,
}
