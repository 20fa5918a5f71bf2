/** A diagram as the drawing library makes it, with a name for those who do not see it. In a chunk of its own: it brings that library. */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common'
import { useMermaidRenderResult } from '@docusaurus/theme-mermaid/client'
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../use-text.ts'

export type DrawnProps = {
  /** What the diagram is drawn from. */
  readonly value: string
  /** Stands in its place until it is drawn. */
  readonly source: ReactNode
}

const Drawing = ({ value, source }: DrawnProps): ReactNode => {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const drawn = useMermaidRenderResult({ text: value })
  useEffect(() => {
    if (box.current) drawn?.bindFunctions?.(box.current)
  }, [drawn])
  if (!drawn) return source
  // A diagram that names itself (accTitle) has the name already.
  const name = drawn.svg.includes('aria-labelledby=') ? '' : ` aria-label="${text({ en: 'Diagram', ja: '図' })}"`
  const [, width = '34rem'] = /max-width:\s*([\d.]+px)/.exec(drawn.svg) ?? []
  const style: CSSProperties & Readonly<Record<'--diagram-width', string>> = { '--diagram-width': width }
  return (
    // A wide diagram scrolls, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    <figure ref={box} className="diagram" tabIndex={0} style={style} dangerouslySetInnerHTML={{ __html: drawn.svg.replace('<svg ', `<svg${name} `) }} />
  )
}

const fallback = (params: ComponentProps<typeof ErrorBoundaryErrorMessageFallback>): ReactNode => <ErrorBoundaryErrorMessageFallback {...params} />

export default function Drawn(props: DrawnProps): ReactNode {
  return (
    <ErrorBoundary fallback={fallback}>
      <Drawing {...props} />
    </ErrorBoundary>
  )
}
