/** The query by which the playground opens a demo with the values that its reader has set; scripts/playground-demos.ts writes the code. */
import opened from '@site/src/generated/playground-demos.json'
import { createContext } from 'react'
import { writeAddress, type DemoState } from '../address.ts'
import type { Demo } from '../demo.ts'

const names: readonly string[] = opened

/** Undefined for a demo that does not run in the playground. */
export const playgroundQuery = ({ name, controls, backends }: Pick<Demo, 'name' | 'controls' | 'backends'>, state: DemoState): string | undefined =>
  names.includes(name)
    ? writeAddress(controls, { ...state, backend: backends?.length === 1 ? (backends[0] ?? 'auto') : state.backend, isFull: false }, `?demo=${name}`)
    : undefined

/** For the code that the page shows below the demo. */
export const PlaygroundQuery = createContext<string | undefined>(undefined)
