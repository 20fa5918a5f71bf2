/** A measured size in a sentence or a table: `<Size of="gradient, kirari/webgl" as="gzip" />`. */
import { sizes } from '@site/src/generated/sizes.ts'
import type { ReactNode } from 'react'

export const Size = ({ of, as }: { readonly of: keyof typeof sizes; readonly as: 'min' | 'gzip' | 'brotli' }): ReactNode => (
  <span style={{ whiteSpace: 'nowrap' }}>{(sizes[of][as] / 1000).toFixed(1)} kB</span>
)
