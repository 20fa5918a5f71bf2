/**
 * Makes the first vertex of a triangle or line provide the value of flat varyings, as on WebGPU; in GLSL ES the last vertex does.
 * WEBGL_provoking_vertex switches the convention at no cost. Without it, draws with flat varyings use an index buffer in which the first
 * vertex of each primitive comes last.
 */
import type { ProgramVarying } from '../../../shader/ir/program.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Geometry } from '../../step/geometry.ts'
import type { Topology } from '../../step/step.ts'
import type { Context } from '../context.ts'

/** The extension WEBGL_provoking_vertex, which TypeScript does not declare. */
interface ProvokingVertexExtension {
  provokingVertexWEBGL(mode: number): void
}

export interface ProvokingVertex {
  /** Whether a program needs a reordered index: it has flat varyings, and the extension is missing. */
  needsIndex(varyings: readonly ProgramVarying[]): boolean
  /** Reports that a draw uses the last vertex. */
  reportFallback(): void
}

export const createProvokingVertex = ({ gl }: Context, { onFallback }: Pick<GraphicsOptions, 'onFallback'>): ProvokingVertex => {
  const FIRST_VERTEX_CONVENTION_WEBGL = 0x8e4d
  // The name of an extension determines its type.
  const extension = gl.getExtension('WEBGL_provoking_vertex') as ProvokingVertexExtension | null
  extension?.provokingVertexWEBGL(FIRST_VERTEX_CONVENTION_WEBGL)
  return {
    needsIndex: (varyings) => !extension && varyings.some(({ source }) => source.interpolation === 'flat'),
    reportFallback: () => onFallback({ wanted: 'flat varyings of the first vertex', got: 'of the last', reason: 'the browser has no WEBGL_provoking_vertex' }),
  }
}

/** The count of vertices of a line or triangle. */
export const primitiveSize = (topology: Topology): 2 | 3 => (topology.startsWith('line') ? 2 : 3)
/** The count of vertices (or indices) from the start of a primitive to the start of the next. */
const primitiveStride = (topology: Topology): number => (topology.endsWith('strip') ? 1 : primitiveSize(topology))

/** The count of reordered indices that draws `count` vertices (or indices). */
export const reorderedCount = (topology: Topology, count: number): number => {
  const size = primitiveSize(topology)
  return Math.max(0, Math.floor((count - size) / primitiveStride(topology)) + 1) * size
}

/** The reordered index for `count` vertices (or indices), as a list of lines or triangles, also for strips. */
export const reorderedIndex = (topology: Topology, count: number, index: Geometry['index']): Uint32Array => {
  const [size, stride] = [primitiveSize(topology), primitiveStride(topology)]
  return Uint32Array.from({ length: reorderedCount(topology, count) }, (_, i) => {
    const [primitive, corner] = [Math.floor(i / size), i % size]
    // In a strip, every second triangle has the opposite winding.
    const vertex = primitive * stride + (stride === 1 && primitive % 2 === 1 ? size - 1 - corner : (corner + 1) % size)
    return index ? (index[vertex] ?? 0) : vertex
  })
}
