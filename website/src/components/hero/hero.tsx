/**
 * The first thing on the home page: words on living silk. The poster, drawn on the CPU while the site was built, is there with the
 * style sheet; when the page has settled the GPU draws the same picture over it and lets it move. Without a GPU and without a script it
 * stays as it is; for readers who prefer less motion, and where software plays the GPU, it moves when they ask for it.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { lazy, Suspense, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { MotionButton } from '../live-shader/motion-button.tsx'
import { useAwake } from '../live-shader/use-awake.ts'
import { useMotion } from '../live-shader/use-motion.ts'
import styles from './hero.module.css'

const LiveSilk = lazy(() => import('./live-silk.tsx'))

export const Hero = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const picture = useRef<HTMLDivElement>(null)
  const isAwake = useAwake(picture)
  const { isMoving, isOffered, toggle, stop } = useMotion(isAwake)
  /** Not drawn yet, drawn by the GPU, or never to be: no GPU is there, or it is too slow to move such a large picture. */
  const [state, setState] = useState<'poster' | 'live' | 'failed'>('poster')
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && isAwake && isMoving) setWanted(true)
  const posters = usePosters()
  const isLive = isWanted && state !== 'failed'
  return (
    <section className={styles.hero}>
      <div
        ref={picture}
        className={styles.picture}
        style={posters}
        data-picture={state}
        role="img"
        aria-label={translate({
          id: 'home.hero.label',
          message: 'Silk in slow folds; a light that follows the pointer draws glints of gold along them',
          description: 'What the large picture on the home page shows, for people who cannot see it',
        })}
      >
        {isLive && (
          // The code of the moving picture may not come: the poster stays, and the page with it.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LiveSilk isMoving={isMoving} onDrawn={() => setState('live')} onSlow={stop} onFailed={() => setState('failed')} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <div className={styles.words}>{children}</div>
      {isOffered && state !== 'failed' && <MotionButton className={styles.motion} isMoving={isMoving} onToggle={toggle} />}
    </section>
  )
}

/** The four posters as variables of the style sheet, which knows the colour mode and the width; only the one it uses is fetched. */
const usePosters = (): CSSProperties => {
  const posters = {
    '--ink-wide': `url(${useBaseUrl('/posters/home-ink-wide.webp')})`,
    '--ink-narrow': `url(${useBaseUrl('/posters/home-ink-narrow.webp')})`,
    '--paper-wide': `url(${useBaseUrl('/posters/home-paper-wide.webp')})`,
    '--paper-narrow': `url(${useBaseUrl('/posters/home-paper-narrow.webp')})`,
  }
  // React passes variables of the style sheet on as they are; its types list only properties.
  return posters as CSSProperties
}
