/**
 * Pictures on the home page, each of which leads to its demo or its function. The posters are there at once; a tile becomes live when it is in
 * view, and its engine pauses when it is not. All engines share one device. Where no GPU draws, and for readers who prefer less motion, the posters
 * stay until the reader presses play.
 */
import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { demoPosterSize, examplePosterSize } from '../../../image-size.ts'
import { MotionButton } from '../../live-shader/motion-button.tsx'
import { useAwake } from '../../live-shader/use-awake.ts'
import { useMotion } from '../../live-shader/use-motion.ts'
import { phrased } from '../../phrased.tsx'
import { useText } from '../../use-text.ts'
import styles from './gallery.module.css'
import { tiles, type Tile } from './tiles.ts'

const LiveTile = lazy(() => import('./live-tile.tsx'))

export const Gallery = (): ReactNode => {
  const box = useRef<HTMLElement>(null)
  const { isMoving, isOffered, toggle, stop } = useMotion(useAwake(box))
  return (
    <section ref={box} className="home-inner home-section">
      <div className={styles.head}>
        <h2>{phrased(translate({ id: 'home.gallery.title', message: 'Made with Kirari', description: 'Heading over the live pictures on the home page' }))}</h2>
        {isOffered && <MotionButton isMoving={isMoving} onToggle={toggle} />}
      </div>
      <p className="home-text">
        {translate({
          id: 'home.gallery.text',
          message: 'Everything here is drawn live, by code that you can read, change and copy. Open one to see its source.',
          description: 'Text under the heading over the live pictures on the home page',
        })}
      </p>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={addressOf(tile)}>
            <TileLink tile={tile} isMoving={isMoving} onSlow={stop} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/demos/">{translate({ id: 'home.gallery.demos', message: 'All demos', description: 'Link under the live pictures on the home page' })}</Link>
        <Link to="/addons/">
          {translate({ id: 'home.gallery.addons', message: 'All functions', description: 'Link under the live pictures on the home page' })}
        </Link>
      </p>
    </section>
  )
}

const addressOf = (tile: Tile): string => ('demo' in tile ? tile.demo.path : `/addons/${tile.example.path}`)

const TileLink = ({ tile, isMoving, onSlow }: { readonly tile: Tile; readonly isMoving: boolean; readonly onSlow: () => void }): ReactNode => {
  const text = useText()
  const { withBaseUrl } = useBaseUrlUtils()
  const box = useRef<HTMLSpanElement>(null)
  const isInView = useAwake(box, '0px')
  const poster = 'demo' in tile ? `/demos/${tile.demo.name}.webp` : `/posters/example/${tile.example.path}/${tile.example.id}.webp`
  return (
    <Link to={addressOf(tile)} className={`plain ${styles.tile}`}>
      <span ref={box} className={styles.picture}>
        <img src={withBaseUrl(poster)} alt="" {...('demo' in tile ? demoPosterSize : examplePosterSize)} loading="lazy" decoding="async" />
        {isInView && (
          // The code of the live picture may not arrive: the poster stays.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <LiveTile tile={tile} isMoving={isMoving} onSlow={onSlow} />
            </Suspense>
          </ErrorBoundary>
        )}
      </span>
      <span className={styles.caption}>
        {text('demo' in tile ? tile.demo.title : tile.example.title)}
        {'demo' in tile ? (
          <small>{translate({ id: 'home.gallery.demo', message: 'Demo', description: 'Says that a picture of the home page leads to a demo' })}</small>
        ) : (
          <small>
            <code translate="no">{tile.example.importName}</code>
          </small>
        )}
      </span>
    </Link>
  )
}
