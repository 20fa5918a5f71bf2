/** Returns whether the reader has changed the code of a scene, and updates when that changes. False during server rendering. */
import { useSyncExternalStore } from 'react'
import { readCode, subscribeKept } from '../../course/kept.ts'

export const useHasVersion = (scene: string): boolean =>
  useSyncExternalStore(
    subscribeKept,
    () => readCode(scene) !== undefined,
    () => false,
  )
