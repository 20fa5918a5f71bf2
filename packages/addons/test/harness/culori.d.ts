/** The part of culori that oracles use; the package carries no types. */
declare module 'culori' {
  export interface Rgb {
    readonly mode: 'rgb'
    readonly r: number
    readonly g: number
    readonly b: number
  }
  export interface Hsl {
    readonly mode: 'hsl'
    /** Degrees. */
    readonly h: number
    readonly s: number
    readonly l: number
  }
  export const rgb: (color: Rgb | Hsl) => Rgb
  /** Blends the colours from the first, at the bottom, to the last. */
  export const blend: (colors: readonly Rgb[], mode: 'soft-light') => Rgb
}
