/** The families that are shown side by side, by the kind of preview that their functions have. */
import { blend } from './blend.ts'
import { composite } from './composite.ts'
import { curve } from './curve.ts'
import type { Family } from './family.ts'
import { noise } from './noise.ts'

export const families = { curve, blend, composite, noise } satisfies Readonly<Record<string, Family>>

export type FamilyKind = keyof typeof families
