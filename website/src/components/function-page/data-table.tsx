/** A table of a function's page: columns where there is room for them, and one block a row where there is not. */
import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export const DataTable = ({ kind, children }: { readonly kind: 'parameters' | 'cases' | 'names'; readonly children: ReactNode }): ReactNode => (
  <div className={`${styles.table} ${styles[kind]}`}>{children}</div>
)
