/** Surfaces that stand at heights, lit from the side: water that a wave has moved, and a relief that a ray finds below a flat surface. */
import type { Preview } from '../preview.ts'
import { parallax } from './surface/parallax.ts'
import { wave } from './surface/wave.ts'

const surfaces = { wave, parallax } satisfies Readonly<Record<string, Preview>>

export interface SurfaceOptions {
  /** What makes it: offsets of the points of calm water, or a ray that looks for heights. */
  readonly shows: keyof typeof surfaces
}

export const surface = ({ shows }: SurfaceOptions): Preview => surfaces[shows]
