/** A diagram, drawn when the page is there already. Its source is shown until then, and without a script. */
import type { Props } from '@theme/Mermaid'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { lazy, type ReactNode, Suspense } from 'react'

const Diagram = lazy(() => import('@theme-original/Mermaid'))

export default function Mermaid({ value }: Props): ReactNode {
  const isBrowser = useIsBrowser()
  const source = (
    <figure className="code">
      <pre>{value}</pre>
    </figure>
  )
  return isBrowser ? (
    <Suspense fallback={source}>
      <Diagram value={value} />
    </Suspense>
  ) : (
    source
  )
}
