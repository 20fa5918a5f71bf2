/**
 * Kinds to write: those that rows of the plan name and that are not there yet, and options that kinds which are there are still to have.
 * Whoever writes one moves its options to the file of the kind, takes `toWrite` from the rows that have it, and removes it here.
 */
export interface KindsToWrite {
  // Kinds that are not there.

  /** A ball with a pattern that cannot be mistaken for its mirror image, beside its map, with one direction marked in both. */
  readonly atlas: { readonly map: 'equirectangular' | 'fisheye' | 'octahedron'; readonly from: 'direction' | 'map' }
  /** A grid in space whose points stand at heights, lit from the side. */
  readonly surface: { readonly shows: 'wave' | 'parallax' }
  /** Arrows of a field over its value as tones, or with particles that drift along them. */
  readonly vectors: { readonly over: 'value' | 'particles' }

  // Options of kinds that are there.

  /** Functions of several words: their bits one below the other. */
  readonly avalanche: { readonly words: 2 | 3 | 4 }
  /** `point`: an arrow from a place to its point, and each cell in a colour of its own. `border`: lines of equal distance from it. */
  readonly cells: { readonly gives: 'point' | 'border' }
  /** Two values a place: the directions that each is between, and how it is shared out. */
  readonly field: { readonly tint: 'two directions' }
  /**
   * `distance`: what becomes of the distance to one shape. `place`: one shape, asked at the place that the function gives.
   * `keeps`: of two discs, with the outlines of both where they are cut away.
   */
  readonly isolines: {
    readonly of: 'distance' | 'place' | 'two discs'
    readonly keeps?: 'difference' | 'intersection'
  }
  /** `frame`: a screen that is not square, with a disc that shows whether lengths are kept. The others are as they are called. */
  readonly mapping: { readonly by: 'frame' | 'scale' | 'shift' | 'flip' | 'pixels' | 'sprite' }
  /** `period`: frames where the pattern begins again. `beside`: the pattern before it was warped. */
  readonly noise: { readonly field: 'smooth'; readonly period?: true; readonly beside?: 'unwarped' }
  /** From angle and radius to the place, on the bent sheet. */
  readonly polar: { readonly from: 'coordinates' }
  /** The axis is one of the three. */
  readonly rotation: { readonly by: 'turning'; readonly about: 'x' | 'y' | 'z' }
  /** `ball`: of what has no end, the part within a ball. `profile`: a flat shape beside what is made of it. `place`: a shape, asked at the place that the function gives. */
  readonly solid: { readonly within?: 'ball'; readonly of?: 'profile' | 'place'; readonly gives?: 'two numbers' }
  readonly tiles: { readonly shape: 'square' | 'brick' | 'triangle' | 'mirrored' | 'windmill' | 'checker' }
}
