/** A measured size in a sentence or a table: `<Size of="gradient, kirari/webgl" as="gzip" />`. */
import { sizes } from '@site/src/generated/sizes.ts'
import type { ReactNode } from 'react'
import { Kilobytes } from './kilobytes.tsx'

export const Size = ({ of, as }: { readonly of: keyof typeof sizes; readonly as: 'min' | 'gzip' | 'brotli' }): ReactNode => <Kilobytes bytes={sizes[of][as]} />
