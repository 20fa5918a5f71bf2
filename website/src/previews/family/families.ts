/** The families that are shown side by side, by the kind of preview that their functions have. */
import type { PreviewKind } from '../plan.ts'
import { blend } from './blend.ts'
import { composite } from './composite.ts'
import { curve } from './curve.ts'
import type { Family } from './family.ts'
import { noise } from './noise.ts'

export const families: Partial<Readonly<Record<PreviewKind, Family>>> = { curve, blend, composite, noise }
