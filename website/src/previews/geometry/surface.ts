/** Surfaces that stand at heights, lit from the side: water that a wave has moved, and a relief that a ray finds below a flat surface. */
import type { Preview } from '../preview.ts'
import { parallax } from './surface/parallax.ts'
import { wave } from './surface/wave.ts'

const surfaces = { wave, parallax } satisfies Readonly<Record<string, Preview>>

export interface SurfaceOptions {
  /** `wave` moves the points of a flat grid; `parallax` searches for the height along a ray. */
  readonly shows: keyof typeof surfaces
}

export const surface = ({ shows }: SurfaceOptions): Preview => surfaces[shows]
