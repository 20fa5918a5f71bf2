/** A number of bytes in a sentence or a table: `13.2 kB`. */
import type { ReactNode } from 'react'

export const Kilobytes = ({ bytes }: { readonly bytes: number }): ReactNode => <span style={{ whiteSpace: 'nowrap' }}>{(bytes / 1000).toFixed(1)} kB</span>
