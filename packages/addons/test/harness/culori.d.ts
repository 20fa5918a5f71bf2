/** The part of culori that oracles use; the package has no types. */
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
  /** Linear light. */
  export interface Lrgb {
    readonly mode: 'lrgb'
    readonly r: number
    readonly g: number
    readonly b: number
  }
  export interface Hsv {
    readonly mode: 'hsv'
    /** Degrees; greys have none. */
    readonly h?: number
    readonly s: number
    readonly v: number
  }
  export interface Oklab {
    readonly mode: 'oklab'
    readonly l: number
    readonly a: number
    readonly b: number
  }
  export interface Xyz65 {
    readonly mode: 'xyz65'
    readonly x: number
    readonly y: number
    readonly z: number
  }
  type Color = Rgb | Lrgb | Hsl | Hsv | Oklab | Xyz65
  export const rgb: (color: Color) => Rgb
  export const lrgb: (color: Color) => Lrgb
  export const hsv: (color: Color) => Hsv
  export const oklab: (color: Color) => Oklab
  /** A conversion to a mode, from any other; the hue in degrees, and none for greys. */
  export const converter: (
    mode: string,
  ) => (color: { readonly mode: string; readonly [component: string]: number | string }) => Readonly<Record<string, number | undefined>>
  /** The difference of 1976, with D65 as white. */
  export const differenceEuclidean: (mode: string) => (one: object, other: object) => number
  export type BlendMode = 'color-burn' | 'color-dodge' | 'darken' | 'difference' | 'exclusion' | 'lighten' | 'multiply' | 'screen' | 'soft-light'
  /** Blends the colours from the first, at the bottom, to the last. */
  export const blend: (colors: readonly Rgb[], mode: BlendMode) => Rgb
}
