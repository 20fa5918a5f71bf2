/**
 * The playground in its page. Its editor and its frame are loaded on this page alone. Without scripts, a sentence says that the playground
 * needs them.
 */
import BrowserOnly from '@docusaurus/BrowserOnly'
import { lazy, Suspense, type ReactNode } from 'react'
import { useText } from '../use-text.ts'
import { words } from './words.ts'

const Workbench = lazy(() => import('./workbench.tsx'))

export const Playground = (): ReactNode => {
  const text = useText()
  const waiting = <p className="playground-waiting">{text(words.loading)}</p>
  return (
    // The mark tells the build that this site has frames for the code of its readers: see scripts/content-policy.ts.
    <div className="playground" data-live-code>
      <noscript>
        <p>{text(words.needsScript)}</p>
      </noscript>
      <BrowserOnly fallback={waiting}>
        {() => (
          <Suspense fallback={waiting}>
            <Workbench />
          </Suspense>
        )}
      </BrowserOnly>
    </div>
  )
}
