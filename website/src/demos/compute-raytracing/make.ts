/** The mesh and its hierarchy on the CPU, by the functions and kernels that also run on the GPU. */
import { storage, vec4 } from 'kirari/node'
import { runKernel } from 'kirari/js'
import { createBuilder } from './build.ts'
import { meshOf } from './mesh.ts'
import { describeVertices, gridOf, sampleField } from './sculpture.ts'

/** Four numbers for each of the three corners of every triangle. */
export const makeMesh = (spacing: number): Float32Array<ArrayBuffer> => {
  const grid = gridOf(spacing)
  const { sample, values } = sampleField(grid)
  const numbers = new Float32Array(values.count)
  runKernel(sample, { buffers: [[values, numbers]] })
  const { points, triangles } = meshOf(numbers, grid)
  const { describe, vertices } = describeVertices(points)
  const described = new Float32Array(vertices.count * 4)
  runKernel(describe, { buffers: [[vertices, described]] })
  const corners = new Float32Array(triangles.length * 4)
  triangles.forEach((vertex, i) => corners.set(described.subarray(vertex * 4, vertex * 4 + 4), i * 4))
  return corners
}

/** The nodes of build.ts. */
export const makeTree = (mesh: Float32Array): Float32Array<ArrayBuffer> => {
  const builder = createBuilder(storage(vec4, mesh.length / 4, { name: 'corners', access: 'read', data: mesh }))
  const { nodes, buffers } = builder.memory()
  const sort = Array.from({ length: builder.rounds }, () => builder.again).flat()
  for (const kernel of [...builder.first, ...sort, ...builder.last]) runKernel(kernel, { buffers })
  return nodes
}
