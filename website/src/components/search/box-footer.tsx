/** The keys of the box, for those who have keys. */
import { memo, type ReactNode } from 'react'
import type { Words } from './words.ts'

/** The same at every key press. */
export const BoxFooter = memo(({ words }: { readonly words: Words }): ReactNode => (
  <ul className="search-keys">
    <li>
      <Key label={words.enterKey}>M15 4v6H5m3.5-3.5L5 10l3.5 3.5</Key>
      {words.select}
    </li>
    <li>
      <Key label={words.downKey}>M10 4v12m-4.5-4.5L10 16l4.5-4.5</Key>
      <Key label={words.upKey}>M10 16V4M5.5 8.5 10 4l4.5 4.5</Key>
      {words.navigate}
    </li>
    <li>
      <kbd aria-label={words.escapeKey} role="img">
        esc
      </kbd>
      {words.close}
    </li>
  </ul>
))

const Key = ({ label, children }: { readonly label: string; readonly children: string }): ReactNode => (
  <kbd>
    <svg className="search-icon" viewBox="0 0 20 20" role="img" aria-label={label}>
      <path d={children} />
    </svg>
  </kbd>
)
