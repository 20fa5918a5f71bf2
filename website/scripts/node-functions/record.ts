/** What the page of built-in functions says about one of them, beside what its rule in the language says already. */

export interface Text {
  readonly en: string
  readonly ja: string
}

/** A curve for functions of one float. */
export interface Plot {
  /** Which x it shows. */
  readonly x: readonly [from: number, to: number]
  /** Which y. */
  readonly y: readonly [from: number, to: number]
  /** The other arguments, in order; `x` stands for the variable. */
  readonly args?: readonly (number | 'x')[]
}

export interface FunctionEntry {
  /** Names of its arguments, in order; for what has a rule whose types follow from it. */
  readonly takes?: string
  /** The whole signature, where no rule says it. */
  readonly signature?: string
  /** What it gives or does. */
  readonly is: Text
  /** Where it is not defined, what differs from other languages, what to use instead. */
  readonly note?: Text
  /**
   * A line that uses it. Known in it: x, y, t (float), p, q (vec2), v, w (vec3), c (vec4), i, j (int), n, k (uint), iv (ivec4), nv (uvec4),
   * b (bool), bb (bvec2), m (mat3), picture (texture2D), depth (depthTexture2D), layers (texture2DArray), out (storageTexture2D),
   * counter (a storage of atomic uints), tile (a workgroup variable).
   */
  readonly example: string
  /** A statement, which has no result; or something that only a compute stage has. */
  readonly isCompute?: boolean
  readonly plot?: Plot
}

export type Entries = Readonly<Record<string, FunctionEntry>>
