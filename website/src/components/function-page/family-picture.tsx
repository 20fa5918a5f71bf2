/** The functions of a family in one picture, each named where it is: in its cell, or beside its colour. */
import Link from '@docusaurus/Link'
import type { CSSProperties, ReactNode } from 'react'
import type { Layout } from '@site/src/previews/family/family.ts'
import type { FunctionDocument } from './function-document.ts'
import styles from './family-picture.module.css'
import { FunctionPreview } from './function-preview.tsx'

type Props = FunctionDocument['preview'] & {
  readonly layout: Layout
  /** In the order of the cells; the first ones may be what goes in, and then lead nowhere. */
  readonly names: readonly string[]
  readonly links: readonly string[]
}

export const FamilyPicture = ({ layout, names, links, ...preview }: Props): ReactNode => {
  const isGrid = layout.name === 'cells'
  // Custom properties are not among React's own.
  const grid = (isGrid ? { '--columns': layout.columns, '--rows': layout.rows } : {}) as CSSProperties
  return (
    <div className={styles.family}>
      <FunctionPreview {...preview} />
      <ol className={isGrid ? styles.cells : styles.colours} style={grid}>
        {names.map((name, i) => {
          const to = links[i - (names.length - links.length)]
          // The same.
          const tint = (isGrid ? {} : { '--tint': layout.colours[i] }) as CSSProperties
          return (
            <li key={name} style={tint}>
              {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
