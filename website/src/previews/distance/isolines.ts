/** A distance field of the plane: lines of equal distance, inside and outside in two colours, and a probe whose circle just touches the shape. */
import { float } from 'kirari/node'
import { pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { contours, probed, slopeOf } from './contour.ts'
import { distance } from './scene/distance.ts'
import { place as asked } from './scene/place.ts'
import { point } from './scene/point.ts'
import { sceneScale, type Scene } from './scene/scene.ts'
import { shape } from './scene/shape.ts'
import { triangle, triangleSquared } from './scene/triangle.ts'
import { twoDiscs, type Kept } from './scene/two-discs.ts'

const scenes = { shape, point: point(false), 'two discs': twoDiscs('union'), triangle, distance, place: asked } satisfies Readonly<Record<string, Scene>>

/** Of what gives the square of the distance: lines of equal steps crowd further out. */
const squares = { point: point(true), triangle: triangleSquared } satisfies Readonly<Record<string, Scene>>

export type IsolinesOptions =
  | {
      /** What the distance is to: a shape of the function's own; a point; what it makes of the distances to two discs, or to one shape; a triangle in space, seen on a cut; a shape that is asked at the place that it gives. Default: `shape`. */
      readonly of?: keyof typeof scenes
      readonly squared?: never
      readonly keeps?: never
    }
  | {
      readonly of: 'two discs'
      readonly keeps: Exclude<Kept, 'union'>
      readonly squared?: never
    }
  | {
      readonly of: keyof typeof squares
      readonly squared: true
      readonly keeps?: never
    }

export const isolines = (options: IsolinesOptions): Preview => {
  const scene: Scene = options.squared ? squares[options.of] : options.keeps ? twoDiscs(options.keeps) : scenes[options.of ?? 'shape']
  return {
    controls: scene.controls,
    startSeconds: undefined,
    handles: scene.handles,
    describe: scene.describe,
    fragment(subject, values) {
      const f = scene.field(subject, values)
      const p = place.mul(sceneScale).toConst('p')
      const size = pixel.mul(sceneScale)
      const d = f(p).toConst('d')
      // Where the sign jumps, the slope is that of the size, or every line would be drawn there.
      const slope = scene.isDistance ? float(1) : scene.hasJump ? slopeOf((q) => f(q).abs(), p, d.abs()) : slopeOf(f, p, d)
      const lines = contours(d, slope, size)
      const field = scene.under?.(lines, { p, d, size }, values) ?? lines
      const probe = scene.probe?.(subject)
      const measured = probe === undefined ? field : probed(field, p, f, values.vec2(probe), size)
      return scene.over?.(measured, { p, d, size }, values, subject) ?? measured
    },
  }
}
