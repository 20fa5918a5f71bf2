/** A text with its marks. */
import type { ReactNode } from 'react'
import type { Piece } from '../../search/mark.ts'

export const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode =>
  // The pieces of a text are known by their place in it.
  // oxlint-disable-next-line react/no-array-index-key
  pieces.map(({ text, isMarked }, place) => (isMarked ? <mark key={place}>{text}</mark> : text))
