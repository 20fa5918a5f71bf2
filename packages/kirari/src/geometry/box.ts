/** The shape `box`. */
import { segmentsOption, sizeOption } from './option.ts'
import { createMesh, shapeOf, type Point, type Shape } from './shape.ts'
import { addSurface } from './surface.ts'

export interface BoxOptions {
  /** Width, height and depth, along x, y and z, or one number for all. Default: 2. */
  readonly size?: number | readonly [width: number, height: number, depth: number]
  /** Segments along width, height and depth, 1 to 4096, or one number for all. Default: 1. */
  readonly segments?: number | readonly [width: number, height: number, depth: number]
}

/** The normal of each side, and what is right and up when facing it. */
const sides: readonly (readonly [normal: Point, right: Point, up: Point])[] = [
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
]

/**
 * A box around the origin: from −1 to 1 by default. Each side has its own vertices, so edges are sharp, and its own uv from 0 to 1.
 * The triangles belong to the sides at +x, −x, +z, −z, +y, −y, in this order. With one segment a side it has 24 vertices and 12 triangles.
 * Throws S1001 for invalid options.
 *
 * @example
 * const { attributes, index } = box({ size: [1, 2, 1] })
 * const tower = geometry(attributes, { index })
 */
export const box = ({ size = 2, segments = 1 }: BoxOptions = {}): Shape => {
  const lengths = sizeOption(size, 3, box)
  const parts = segmentsOption(segments, [1, 1, 1], box)
  const mesh = createMesh()
  for (const [normal, right, up] of sides) {
    addSurface(mesh, {
      columns: alongOf(parts, right),
      rows: alongOf(parts, up),
      at({ x, y }) {
        const place = (axis: 0 | 1 | 2): number => ((normal[axis] + right[axis] * x + up[axis] * y) * (lengths[axis] ?? 0)) / 2
        return [[place(0), place(1), place(2)], normal]
      },
    })
  }
  return shapeOf(mesh)
}

/** The entry of the axis along which a direction points. */
const alongOf = (list: readonly number[], direction: Point): number => list[direction.findIndex((part) => part !== 0)] ?? 1
