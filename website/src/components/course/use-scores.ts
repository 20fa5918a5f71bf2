/** The scores that the reader has reached, also while the page is open. There are none before the page has its script. */
import { useSyncExternalStore } from 'react'
import { readScores, subscribeKept, type Scores } from '../../course/kept.ts'

const none: Scores = {}

export const useScores = (): Scores => useSyncExternalStore(subscribeKept, readScores, () => none)
