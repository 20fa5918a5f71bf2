/** The shape `fullScreenTriangle`. */
import { addVertex, createMesh, shapeOf, type Shape } from './shape.ts'

/**
 * One triangle that covers the canvas when its position is used as clip space: `vertex: vec4(attribute(vec3, 'position'), 1)`.
 * Its uv is 0 to 1 within the canvas, and 2 at the corners outside. A `draw` without `vertex` already uses such a triangle: this one is
 * for a vertex stage that computes something at the corners, such as the ray of a camera.
 *
 * @example
 * const { attributes, index } = fullScreenTriangle()
 * const background = geometry(attributes, { index })
 */
export const fullScreenTriangle = (): Shape => {
  const mesh = createMesh()
  for (const [u, v] of [
    [0, 0],
    [2, 0],
    [0, 2],
  ] as const)
    mesh.index.push(addVertex(mesh, [u * 2 - 1, v * 2 - 1, 0], [0, 0, 1], u, v))
  return shapeOf(mesh)
}
