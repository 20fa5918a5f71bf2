/** The numbers of the rules, all of them integers. */

/** The ground of each cell: its water, and whether anything lives there. */
export interface Land {
  readonly side: number
  /** From 0 to 255. */
  readonly moisture: Int32Array
  /** 1 for ground; 0 for lakes with their shores, and for trees. */
  readonly open: Int32Array
}

/** A type alias, since the entries of an interface would have no type. */
export type Laws = {
  readonly seed: number
  /** Units of matter in each open cell at the start. */
  readonly matter: number
  /** Animals at the start in 1024 cells. */
  readonly grazers: number
  readonly hunters: number
  /** Steps of a day, and how many of them have passed at the start. */
  readonly day: number
  readonly dawn: number
  readonly growth: number
  readonly wither: number
  readonly tallest: number
  readonly bite: number
  /** Grass that no animal can eat. */
  readonly roots: number
  /** A hunter that sees more others does not breed. */
  readonly rivals: number
  /** The part of the food that becomes body mass, in 256ths. */
  readonly grazerGain: number
  readonly hunterGain: number
  /** Matter that living costs, in 256ths of a unit for each step. */
  readonly grazerCost: number
  readonly hunterCost: number
  /** An animal of this mass splits in two when it moves. */
  readonly grazerBirth: number
  readonly hunterBirth: number
  /** A hunter of this mass does not hunt. */
  readonly hunterFull: number
  readonly grazerSight: number
  readonly hunterSight: number
  /** So many of 256 attacks on bare ground succeed. */
  readonly skill: number
  /** Steps until an animal dies of age. */
  readonly life: number
}

/** Directions: 0 stays, 9 − d is opposite to d. */
export const steps: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
]

export const standardLaws: Laws = {
  seed: 1,
  matter: 64,
  grazers: 70,
  hunters: 14,
  day: 240,
  dawn: 98,
  growth: 45,
  wither: 13,
  tallest: 63,
  bite: 3,
  roots: 9,
  rivals: 3,
  grazerGain: 84,
  hunterGain: 102,
  grazerCost: 143,
  hunterCost: 120,
  grazerBirth: 70,
  hunterBirth: 195,
  hunterFull: 215,
  grazerSight: 4,
  hunterSight: 4,
  skill: 41,
  life: 1400,
}
