/** A diagram, drawn when the page is there already. Its source is shown until then, and without a script. */
import type { Props } from '@theme/Mermaid'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { lazy, type ReactNode, Suspense } from 'react'

const Drawn = lazy(() => import('../../components/diagram/drawn.tsx'))

export default function Mermaid({ value }: Props): ReactNode {
  const isBrowser = useIsBrowser()
  const source = (
    <figure className="code">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <pre tabIndex={0}>
        <code translate="no">{value}</code>
      </pre>
    </figure>
  )
  return isBrowser ? (
    <Suspense fallback={source}>
      <Drawn value={value} source={source} />
    </Suspense>
  ) : (
    source
  )
}
