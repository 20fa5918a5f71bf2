/** What the three particle demos have in common: the values of their controls, and colours as light, slow to fast. */

type Color = readonly [red: number, green: number, blue: number]
export type PaletteName = 'ember' | 'aurora' | 'glint'
export type PointerName = 'attract' | 'repel' | 'swirl'

export const palettes: { readonly [name in PaletteName]: readonly [Color, Color, Color, Color] } = {
  ember: [
    [0.09, 0.03, 0.2],
    [0.62, 0.09, 0.2],
    [1, 0.38, 0.09],
    [1, 0.86, 0.55],
  ],
  aurora: [
    [0.04, 0.07, 0.32],
    [0.02, 0.38, 0.5],
    [0.16, 0.85, 0.52],
    [0.88, 1, 0.72],
  ],
  glint: [
    [0.03, 0.07, 0.42],
    [0.1, 0.4, 1],
    [0.98, 0.32, 0.5],
    [1, 0.66, 0.16],
  ],
}

export interface ParticleValues {
  readonly count: number
  readonly speed: number
  readonly scale: number
  /** Seconds until a particle moves as the flow does. */
  readonly inertia: number
  readonly pointer: PointerName
  readonly strength: number
  readonly reach: number
  readonly size: number
  /** How much of the light of a frame is left in the next one. */
  readonly trails: number
  readonly palette: PaletteName
  readonly seed: number
}

/** What the pointer does, along the radius and around it. What swirls is held a little, or it would fly apart. */
export const forceOf = ({ pointer, strength }: Pick<ParticleValues, 'pointer' | 'strength'>): readonly [number, number] => {
  if (pointer === 'swirl') return [-0.25 * strength, strength]
  return [pointer === 'attract' ? -strength : strength, 0]
}
