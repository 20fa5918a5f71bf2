/** What the elements of a page's text become. Code and formulas come from the build as finished HTML. */
import Original from '@theme-original/MDXComponents'
import type { ComponentProps, ReactNode } from 'react'
import { CodeFigure, type CodeFigureProps } from '../../components/code/code-figure.tsx'
import { EditableCode } from '../../components/in-place/editable-code.tsx'
import { LiveCode } from '../../components/live/live-code.tsx'

const Formula = ({ html }: { readonly html: string }): ReactNode => <span className="math" dangerouslySetInnerHTML={{ __html: html }} />
const DisplayFormula = ({ html }: { readonly html: string }): ReactNode => (
  // Wide formulas scroll, so the keyboard must be able to reach them.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
  <div className="math math-display" tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
)

/** A wide table scrolls by itself, so the keyboard must be able to reach it. */
const Table = (props: ComponentProps<'table'>): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
  <div className="table-scroll" tabIndex={0}>
    <table {...props} />
  </div>
)

/** The corner over names of rows has no name, and is then no heading. */
const TableHeading = (props: ComponentProps<'th'>): ReactNode => {
  const Cell = props.children ? 'th' : 'td'
  return <Cell {...props} />
}

/** A block that draws a picture can be edited. */
const Code = ({ edit, ...figure }: CodeFigureProps & { readonly edit?: string }): ReactNode =>
  edit === undefined ? <CodeFigure {...figure} /> : <EditableCode {...figure} edit={edit} />

export default {
  ...Original,
  table: Table,
  th: TableHeading,
  'code-figure': Code,
  'live-code': LiveCode,
  'math-inline': Formula,
  'math-display': DisplayFormula,
}
