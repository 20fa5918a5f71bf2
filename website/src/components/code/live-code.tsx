/**
 * A block the reader may edit and run. The editor comes when the block comes near the view, and never before the text can be read;
 * until then, and without a script, the code itself is there.
 */
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const LiveEditor = lazy(() => import('./live-editor.tsx'))

export const LiveCode = ({ code, language }: { readonly code: string; readonly language: string }): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const still = (
    <figure className="code">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <pre tabIndex={0}>
        <code translate="no">{code}</code>
      </pre>
    </figure>
  )
  // The mark tells the build that this site runs code its readers write: see scripts/content-policy.ts.
  return (
    <div ref={box} data-live-code>
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
