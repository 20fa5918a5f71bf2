/** The round cap of a cylinder or a cone. */
import { addVertex, type Mesh } from './shape.ts'
import { circle } from './surface.ts'

/** Its uv is that of a square around the cap, seen from outside. */
export const addDisc = (mesh: Mesh, radius: number, y: number, facing: 1 | -1, segments: number): void => {
  const add = (x: number, z: number): number => addVertex(mesh, [x * radius, y, z * radius], [0, facing, 0], (1 + x) / 2, (1 - facing * z) / 2)
  const centre = add(0, 0)
  for (let i = 0; i < segments; i++) {
    const corner = add(...circle(i / segments))
    const next = i + 1 < segments ? corner + 1 : centre + 1
    // From above, the circle turns counter-clockwise.
    mesh.index.push(centre, ...(facing > 0 ? [corner, next] : [next, corner]))
  }
}
