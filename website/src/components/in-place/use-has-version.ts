/** Whether the reader has changed the code of a scene, also while the page is open. Nothing has changed before the page has its script. */
import { useSyncExternalStore } from 'react'
import { readCode, subscribeKept } from '../../course/kept.ts'

export const useHasVersion = (scene: string): boolean =>
  useSyncExternalStore(
    subscribeKept,
    () => readCode(scene) !== undefined,
    () => false,
  )
