/**
 * A block the reader may edit and run. Editor and frame come when the block comes near the view, and never before the text can be read;
 * until then, and without a script, the code itself is there, in the same place.
 */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const LiveEditor = lazy(() => import('./live-editor.tsx'))

export type LiveCodeProps = {
  readonly code: string
  readonly language: string
  /** The same code in its colours, as `highlight` makes it. */
  readonly html: string
}

export const LiveCode = ({ code, language, html }: LiveCodeProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const still = (
    <figure className="code live-still">
      <figcaption className="code-bar" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <pre tabIndex={0}>
        <code translate="no" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
  // The mark tells the build that this site has frames for the code of its readers: see scripts/content-policy.ts.
  return (
    <div ref={box} className="live" data-live-code>
      {isNear ? (
        <Suspense fallback={still}>
          <LiveEditor code={code} language={language} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
