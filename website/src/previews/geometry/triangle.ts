/** A triangle seen straight on, with corners to drag, and what a function makes of it. */
import { Triangle } from '@kirari/addons'
import { vec3 } from 'kirari/node'
import { flatControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Preview } from '../preview.ts'
import { cornerNames } from './pin.ts'
import { area } from './triangle/area.ts'
import { inside } from './triangle/inside.ts'
import { medians } from './triangle/medians.ts'
import { nearest } from './triangle/nearest.ts'
import { triangleScale, type TriangleView } from './triangle/view.ts'
import { weights } from './triangle/weights.ts'

const views = { weights, area, nearest, medians, inside } satisfies Readonly<Record<string, TriangleView>>

export interface TriangleOptions {
  /**
   * The weights of every place, as colours; the area, as a square; the nearest point of the triangle to every place; the lines from each corner to
   * the middle of the opposite side; whether every place lies inside.
   */
  readonly shows: keyof typeof views
}

export const triangle = ({ shows }: TriangleOptions): Preview => {
  const { describe, draw } = views[shows]
  return {
    controls: flatControls,
    startSeconds: undefined,
    handles: ({ parameters }) =>
      [...parameters.filter(({ name }) => name === 'p').map(({ name }) => name), ...cornerNames.map((corner) => `triangle.${corner}`)].map((id) =>
        pointHandle(id, triangleScale),
      ),
    describe,
    fragment(subject, values) {
      const [a, b, c] = [values.vec2('triangle.a'), values.vec2('triangle.b'), values.vec2('triangle.c')]
      const shape = Triangle({ a: vec3(a, 0), b: vec3(b, 0), c: vec3(c, 0) })
      const p = place.mul(triangleScale).toConst('p')
      return draw(subject, values, { p, size: pixel.mul(triangleScale), corners: [a, b, c], shape })
    },
  }
}
