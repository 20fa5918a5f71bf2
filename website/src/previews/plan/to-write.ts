/**
 * Kinds to write: those that rows of the plan name and that are not there yet, and options that kinds which are there are still to have.
 * Whoever writes one moves its options to the file of the kind, takes `toWrite` from the rows that have it, and removes it here.
 */
export interface KindsToWrite {
  // Kinds that are not there.

  /** A ball with a pattern that cannot be mistaken for its mirror image, beside its map, with one direction marked in both. */
  readonly atlas: { readonly map: 'equirectangular' | 'fisheye' | 'octahedron'; readonly from: 'direction' | 'map' }
  /** The numbers of the arguments and of the result as bars, component under component. `base`: the digits that a number is cut into. */
  readonly bars: { readonly base?: 256 }
  /** A function of the plane: the value of every place, and one place with its arguments as lengths or arrows. */
  readonly field: { readonly tint: 'angle' | 'yes or no' | 'two directions' }
  /** What a camera sees, from the side, beside the cube or the depths that it becomes: planes at equal distances in both. */
  readonly frustum: { readonly becomes: 'cube' | 'depths'; readonly from?: 'depth' }
  /** Points of a sequence in the unit square, beside as many random ones. */
  readonly points: { readonly of: 'sequence' | 'gradients' }
  /** A grid in space whose points stand at heights, lit from the side. */
  readonly surface: { readonly shows: 'wave' | 'parallax' }
  /** Arrows of a field over its value as tones, or with particles that drift along them. */
  readonly vectors: { readonly over: 'value' | 'particles' }

  // Options of kinds that are there.

  /** Functions of several words: their bits one below the other. */
  readonly avalanche: { readonly words: 2 | 3 | 4 }
  /** `corners`: the box of two points in any order. `diagonal`: an arrow from corner to corner. */
  readonly box: { readonly shows: 'corners' | 'diagonal' }
  /** `view`: the scene as the camera has it. `surface`: the frame stands on a bent surface. */
  readonly camera: { readonly of: 'view' | 'surface' }
  /** `point`: an arrow from a place to its point, and each cell in a colour of its own. `border`: lines of equal distance from it. */
  readonly cells: { readonly gives: 'point' | 'border' }
  /** The triangle alone, numbered and with the way round that makes its front. */
  readonly facet: { readonly shows: 'corners' }
  /**
   * `distance`: what becomes of the distance to one shape. `place`: one shape, asked at the place that the function gives. `point`: the length of the
   * way from a point. `squared`: lines crowd, since it is no distance. `keeps`: of two discs, with the outlines of both where they are cut away.
   */
  readonly isolines: {
    readonly of: 'distance' | 'place' | 'point' | 'triangle' | 'two discs'
    readonly squared?: true
    readonly keeps?: 'difference' | 'intersection'
  }
  /** At the end the colours that are mixed as stops to be dragged. */
  readonly light: { readonly end: 'stops' }
  /** `frame`: a screen that is not square, with a disc that shows whether lengths are kept. The others are as they are called. */
  readonly mapping: { readonly by: 'frame' | 'scale' | 'shift' | 'flip' | 'pixels' | 'sprite' }
  /** `period`: frames where the pattern begins again. `beside`: the pattern before it was warped. */
  readonly noise: { readonly field: 'smooth'; readonly period?: true; readonly beside?: 'unwarped' }
  /** About an axis of the function's own; as a matrix of four columns; with the four numbers as bars; back again; two turns, one of them back; none at all. */
  readonly orientation: {
    readonly beside?: 'matrix' | 'matrix of four columns' | 'numbers'
    readonly about?: 'x' | 'y' | 'z'
    readonly turns?: 'back' | 'one back' | 'none'
  }
  /** The graph of another function as a thin line; dots at whole numbers; the second component as a staircase; parameters that are places on the upright axis. */
  readonly plot: {
    readonly beside?: 'identity' | 'cubic' | 'mix' | 'inverse' | 'power' | 'inverse square root' | 'truncation'
    readonly at?: 'whole numbers'
    readonly second?: true
    readonly upright?: 'c d'
  }
  /** From angle and radius to the place, on the bent sheet. */
  readonly polar: { readonly from: 'coordinates' }
  /** The axis is one of the three. */
  readonly rotation: { readonly by: 'turning'; readonly about: 'x' | 'y' | 'z' }
  /** The beads lie unevenly, and the even ones of slerp beside them. */
  readonly slerp: { readonly beside: 'slerp' }
  /** `ball`: of what has no end, the part within a ball. `profile`: a flat shape beside what is made of it. `place`: a shape, asked at the place that the function gives. */
  readonly solid: { readonly within?: 'ball'; readonly of?: 'profile' | 'place'; readonly gives?: 'two numbers' }
  /** Other scenes, without the function and with it: a photograph, a page under uneven light, stripes that grow fine, two strokes that cross. */
  readonly split: { readonly scene: 'photograph' | 'page' | 'stripes' | 'crossing' }
  readonly tiles: { readonly shape: 'square' | 'brick' | 'triangle' | 'mirrored' | 'windmill' | 'checker' }
  /** `scale`: the handles are the ends of the axes. `space`: a cube and its axes, before and after a matrix of three or four columns. */
  readonly transform: { readonly by?: 'scale'; readonly in?: 'space' }
  /** `medians`: from each corner to the middle of the other side. `inside`: every place, in or out. */
  readonly triangle: { readonly shows: 'medians' | 'inside' }
}
