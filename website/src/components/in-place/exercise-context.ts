/** The exercise around a code block: where its picture goes, and who wants to know its score. Undefined outside of exercises. */
import { createContext } from 'react'

export type AroundCode = {
  /** The element that shows the picture; the block shows it itself without one. */
  readonly slot: HTMLElement | null
  readonly solutionOf: () => string
  readonly onScore: (score: number) => void
  readonly onOpen: (isOpen: boolean) => void
}

export const ExerciseContext = createContext<AroundCode | undefined>(undefined)
