/** Functions side by side, each by its picture; that of the one a reader is at is live. */
import Link from '@docusaurus/Link'
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl'
import { useMemo, type ReactNode } from 'react'
import { functionPosterSize } from '../../image-size.ts'
import styles from './function-wall.module.css'
import { useLiveWall } from './use-live-wall.ts'
import { isChosen, useWallChoice } from './wall-choice.tsx'
import { unpackItems, type PackedItems, type WallItem } from './wall-items.ts'

/** The functions of a category, which a reader can choose from. */
export const FunctionWall = ({ items: packed }: { readonly items: PackedItems }): ReactNode => {
  const items = useMemo(() => unpackItems(packed), [packed])
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
      {items.map(({ name, kind, path, label, summary }) => (
        <li key={path}>
          <Link to={`/addons/${path}`} className={`plain ${styles.tile}`} data-kind={kind} data-path={path}>
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
