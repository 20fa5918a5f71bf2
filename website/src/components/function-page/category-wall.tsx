/** All categories with their functions: small ones share a row, large ones have it to themselves. */
import Link from '@docusaurus/Link'
import { useMemo, type ReactNode } from 'react'
import styles from './category-wall.module.css'
import { Tiles } from './function-wall.tsx'
import { useLiveWall } from './use-live-wall.ts'
import { isChosen, useWallChoice } from './wall-choice.tsx'
import { unpackItems, type PackedItems } from './wall-items.ts'

type Category = {
  /** Anchor of its heading. */
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly to: string
  readonly items: PackedItems
}

export const CategoryWall = ({ categories: packed }: { readonly categories: readonly Category[] }): ReactNode => {
  const categories = useMemo(() => packed.map((category) => ({ ...category, items: unpackItems(category.items) })), [packed])
  const { choice, bar } = useWallChoice(categories.flatMap(({ items }) => items))
  return (
    <>
      {bar}
      <div ref={useLiveWall()} className={styles.wall}>
        {categories
          .map((category) => ({ ...category, items: category.items.filter((item) => isChosen(item, choice)) }))
          .filter(({ items }) => items.length > 0)
          .map(({ id, title, summary, to, items }) => (
            <section key={id} className={styles.category} data-size={Math.min(items.length, 4)}>
              <h2 id={id}>
                <Link to={to}>{title}</Link>
              </h2>
              <p>{summary}</p>
              <Tiles items={items} />
            </section>
          ))}
      </div>
    </>
  )
}
