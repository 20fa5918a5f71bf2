/** Functions side by side, each by its picture; that of the one a reader is at is live. */
import Link from '@docusaurus/Link'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'
import { functionPosterSize } from '../../image-size.ts'
import styles from './function-wall.module.css'
import { useLiveWall } from './use-live-wall.ts'
import { isChosen, useWallChoice } from './wall-choice.tsx'

export type WallItem = {
  readonly name: string
  readonly to: string
  /** Of its preview. */
  readonly kind: string
  /** Its place within the section: `color/blend/softLight`. */
  readonly path: string
  /** What the picture shows. */
  readonly label: string
  readonly summary?: string
  /** The types of its arguments and results. */
  readonly types: readonly string[]
  /** What it costs. */
  readonly size: 'S' | 'M' | 'L'
}

/** The functions of a category, which a reader can choose from. */
export const FunctionWall = ({ items }: { readonly items: readonly WallItem[] }): ReactNode => {
  const { choice, bar } = useWallChoice(items)
  return (
    // As wide as the page: it is to be looked at, not to be read.
    <div ref={useLiveWall()}>
      {bar}
      <Tiles items={items.filter((item) => isChosen(item, choice))} />
    </div>
  )
}

export const Tiles = ({ items }: { readonly items: readonly WallItem[] }): ReactNode => {
  const { withBaseUrl } = useBaseUrlUtils()
  return (
    <ul className={items.some(({ summary }) => summary) ? styles.wall : `${styles.wall} ${styles.names}`}>
      {items.map(({ name, to, kind, path, label, summary }) => (
        <li key={to}>
          <Link to={to} className={`plain ${styles.tile}`} data-kind={kind} data-path={path}>
            <img src={withBaseUrl(`/posters/${path}.webp`)} alt={label} {...functionPosterSize} loading="lazy" decoding="async" />
            <span className={styles.name} translate="no">
              {name}
            </span>
          </Link>
          {summary && <p className={styles.summary}>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
