/** What can be said of a function in a word or two. */
import type { ReactNode } from 'react'
import styles from './badges.module.css'

export const Badges = ({ items }: { readonly items: readonly string[] }): ReactNode => (
  <ul className={styles.badges} data-search="none">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
