/**
 * A flat varying has the value of the first vertex of its triangle or line, as on WebGPU. GLSL ES takes the last. Where the browser lets
 * it be chosen that costs nothing; elsewhere the drawings that have such varyings go by an index with the first vertex in the last place.
 */
import type { ProgramVarying } from '../../../shader/ir/program.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Geometry } from '../../step/geometry.ts'
import type { Topology } from '../../step/step.ts'
import type { Context } from '../context.ts'

/** The extension WEBGL_provoking_vertex, as far as it is used. */
interface ProvokingVertex {
  provokingVertexWEBGL(mode: number): void
}

export interface FirstVertex {
  /** Whether a program has to be drawn by another index, since the first vertex could not be chosen. */
  needsIndex(varyings: readonly ProgramVarying[]): boolean
  /** Says that a drawing has the values of the last. */
  tell(): void
}

export const chooseFirstVertex = ({ gl }: Context, { onFallback }: Pick<GraphicsOptions, 'onFallback'>): FirstVertex => {
  const FIRST_VERTEX_CONVENTION_WEBGL = 0x8e4d
  // TypeScript does not know its name.
  const extension = gl.getExtension('WEBGL_provoking_vertex') as ProvokingVertex | null
  extension?.provokingVertexWEBGL(FIRST_VERTEX_CONVENTION_WEBGL)
  return {
    needsIndex: (varyings) => !extension && varyings.some(({ source }) => source.interpolation === 'flat'),
    tell: () => onFallback({ wanted: 'flat varyings of the first vertex', got: 'of the last', reason: 'the browser has no WEBGL_provoking_vertex' }),
  }
}

/** Vertices of a line or triangle. */
export const sizeOf = (topology: Topology): 2 | 3 => (topology.startsWith('line') ? 2 : 3)
/** How many vertices (or entries of an index) after one the next begins: those of a strip share the others. */
const strideOf = (topology: Topology): number => (topology.endsWith('strip') ? 1 : sizeOf(topology))

/** How many entries of such an index draw what so many vertices (or entries of an index) would. */
export const turnedCount = (topology: Topology, count: number): number => {
  const size = sizeOf(topology)
  return Math.max(0, Math.floor((count - size) / strideOf(topology)) + 1) * size
}

/** The index, for so many vertices (or entries of an index); of lines or triangles without strips. */
export const turnedIndex = (topology: Topology, count: number, index: Geometry['index']): Uint32Array => {
  const [size, stride] = [sizeOf(topology), strideOf(topology)]
  return Uint32Array.from({ length: turnedCount(topology, count) }, (_, i) => {
    const [shape, corner] = [Math.floor(i / size), i % size]
    // In a strip every second triangle turns the other way.
    const place = shape * stride + (stride === 1 && shape % 2 === 1 ? size - 1 - corner : (corner + 1) % size)
    return index ? (index[place] ?? 0) : place
  })
}
