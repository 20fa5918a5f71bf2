/**
 * The objects, as an implicit surface made of distance functions: a gyroid cut to a ball around a golden core, a ring of gold and a block of glass.
 * Must not know: rays.
 */
import { boxSDF, gyroidSDF, opIntersection, opRound, opSubtraction, opUnion, rotateY, sphereSDF, torusSDF } from '@kirari/addons'
import { float, fn, kernel, select, storage, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { pack } from './corner.ts'
import type { Grid } from './mesh.ts'

/** The numbers of the materials. */
export const [ivory, glass, gold] = [0, 1, 2]

/** The floor is at y = 0. */
const solids = {
  shell: (p: Vec3): Float => {
    const q = p.sub(vec3(-0.1, 0.86, -0.25)).toConst('q')
    const wall = gyroidSDF(q.add(0.05), 0.74, 0.066)
    return opSubtraction(opIntersection(sphereSDF(q, 0.84), wall, 0.06), sphereSDF(q, 0.5), 0.06)
  },
  glass: (p: Vec3): Float => {
    const q = rotateY(p.sub(vec3(-1.1, 0.32, 0.72)), 0.6)
    return boxSDF(q, vec3(0.31), 0.08)
  },
  gold: (p: Vec3): Float => {
    const core = sphereSDF(p.sub(vec3(-0.1, 0.86, -0.25)), 0.36)
    const q = p.sub(vec3(1.08, 0.17, 0.7)).toConst('q')
    // Ripples around the tube.
    const turn = q.z.atan2(q.x).mul(14)
    return opUnion(core, opRound(torusSDF(q, float(0.42), 0.12), turn.cos().mul(0.02).add(0.02)))
  },
}

/** The distance and the material. */
const sculpture = fn('sculpture', [{ p: vec3 }], vec2, (p) => {
  const [a, b, c] = [solids.shell(p).toConst('shell'), solids.glass(p).toConst('glass'), solids.gold(p).toConst('gold')]
  const nearest = a.min(b).min(c).toConst('nearest')
  return vec2(nearest, select(select(float(gold), float(glass), b.lessThanEqual(nearest)), float(ivory), a.lessThanEqual(nearest)))
})

/** Cells of a grid around the objects. */
export const gridOf = (spacing: number): Grid => ({
  cells: [Math.ceil(3.4 / spacing), Math.ceil(1.76 / spacing), Math.ceil(2.72 / spacing)],
  origin: [-1.7, -0.03, -1.22],
  spacing,
})

/** The field at every corner of the grid. */
export const sampleField = ({ cells, origin, spacing }: Grid) => {
  const [nx, ny, nz] = [cells[0] + 1, cells[1] + 1, cells[2] + 1] as const
  const values = storage(float, nx * ny * nz, { name: 'values' })
  const sample = kernel(
    [nx, ny, nz],
    (i, id) =>
      values.at(i).assign(
        sculpture(
          vec3(id)
            .mul(spacing)
            .add(vec3(...origin)),
        ).x,
      ),
    { name: 'sample' },
  )
  return { sample, values }
}

/** The corner of triangles at every vertex. */
export const describeVertices = (points: Float32Array) => {
  const count = points.length / 3
  const places = storage(vec3, count, { name: 'places', access: 'read', data: points })
  const vertices = storage(vec4, count, { name: 'vertices' })
  const describe = kernel(
    count,
    (i) => {
      const p = places.at(i).toConst('p')
      const slope = (way: readonly [number, number, number]): Vec3 => vec3(...way).mul(sculpture(p.add(vec3(...way).mul(1e-3))).x)
      // Four differences, along the corners of a tetrahedron.
      const n = slope([1, -1, -1])
        .add(slope([-1, -1, 1]))
        .add(slope([-1, 1, -1]))
        .add(slope([1, 1, 1]))
        .normalize()
      vertices.at(i).assign(pack(p, n, sculpture(p).y))
    },
    { name: 'describe' },
  )
  return { describe, vertices }
}
