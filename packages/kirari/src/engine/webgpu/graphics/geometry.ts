/**
 * Vertex and index buffers on WebGPU. Vertex strides are multiples of 4 bytes, so small vertices are padded; shaders read integers as
 * floats only if they are normalized, so other integers are converted.
 */
import type { VertexBuffer, VertexData } from '../../step/geometry.ts'
import { createReferenceCounted, type ReferenceCounted } from './reference-counted.ts'
import type { RenderContext } from './render-context.ts'

export interface VertexLayout {
  readonly format: GPUVertexFormat
  readonly byteStride: number
  /** Components of a vertex, with padding. */
  readonly components: number
  /** Whether the data is converted to floats. */
  readonly asFloats: boolean
}

const kinds: readonly (readonly [new (bytes: ArrayBuffer) => VertexData, integer: string, normalized: string, bytes: 1 | 2 | 4])[] = [
  [Uint8Array, 'uint8', 'unorm8', 1],
  [Int8Array, 'sint8', 'snorm8', 1],
  [Uint16Array, 'uint16', 'unorm16', 2],
  [Int16Array, 'sint16', 'snorm16', 2],
  [Uint32Array, 'uint32', 'uint32', 4],
  [Int32Array, 'sint32', 'sint32', 4],
]

/** `isFloat`: whether the shader reads floats. */
export const vertexLayoutOf = ({ data, size, normalized }: VertexBuffer, isFloat: boolean): VertexLayout => {
  const [, integerFormat = '', normalizedFormat = '', bytes = 4] = kinds.find(([kind]) => data instanceof kind) ?? []
  const layout = (format: string, components: number, componentBytes: number, asFloats: boolean): VertexLayout => ({
    // Composed of the names above.
    format: `${format}${components > 1 ? `x${components}` : ''}` as GPUVertexFormat,
    byteStride: components * componentBytes,
    components,
    asFloats,
  })
  // There is no normalized 32-bit format.
  if (!integerFormat || (isFloat && (!normalized || bytes === 4))) return layout('float32', size, 4, true)
  // Two or four components of 16 bits, four of 8.
  const components = bytes === 4 ? size : bytes === 2 && size <= 2 ? 2 : 4
  return layout(isFloat ? normalizedFormat : integerFormat, components, bytes, false)
}

/** The integer that stands for 1. */
const limitOf = (data: VertexData): number => (data instanceof Uint32Array ? 0xffffffff : data instanceof Int32Array ? 0x7fffffff : 1)

/** Packs all vertices in this layout. */
export const packVertices = ({ data, size, normalized }: VertexBuffer, { components, byteStride, asFloats }: VertexLayout): ArrayBufferView<ArrayBuffer> => {
  const count = data.length / size
  // writeBuffer also accepts a view of a SharedArrayBuffer, but its type does not.
  if (components === size && (!asFloats || data instanceof Float32Array) && data.byteLength % 4 === 0) return data as VertexData & ArrayBufferView<ArrayBuffer>
  const bytes = new ArrayBuffer(Math.ceil((count * byteStride) / 4) * 4)
  const Packed = asFloats ? Float32Array : (kinds.find(([kind]) => data instanceof kind)?.[0] ?? Float32Array)
  const packed = new Packed(bytes)
  const limit = asFloats && normalized ? limitOf(data) : 1
  for (let i = 0; i < count; i++) for (let c = 0; c < size; c++) packed[i * components + c] = (data[i * size + c] ?? 0) / limit
  // `bytes` is a plain ArrayBuffer.
  return packed as VertexData & ArrayBufferView<ArrayBuffer>
}

export interface UploadedVertices {
  readonly buffer: GPUBuffer
  /** Uploads the data if it changed. */
  update(): void
}

// Values of GPUBufferUsage.
const VERTEX_COPY_DST = 0x28
const INDEX_COPY_DST = 0x18

export interface Geometries {
  readonly floats: ReferenceCounted<VertexBuffer, UploadedVertices>
  readonly integers: ReferenceCounted<VertexBuffer, UploadedVertices>
  readonly indices: ReferenceCounted<Uint16Array | Uint32Array, GPUBuffer>
}

export const createGeometries = (render: RenderContext): Geometries => {
  const { device, gpu } = render
  const upload =
    (isFloat: boolean) =>
    (source: VertexBuffer): UploadedVertices => {
      const layout = vertexLayoutOf(source, isFloat)
      const data = packVertices(source, layout)
      const buffer = render.create('vertices', () => device.createBuffer({ size: data.byteLength, usage: VERTEX_COPY_DST }))
      device.queue.writeBuffer(buffer, 0, data)
      let { version } = source
      return {
        buffer,
        update() {
          if (version === source.version) return
          version = source.version
          if (gpu.encoder) render.flush()
          device.queue.writeBuffer(buffer, 0, packVertices(source, layout))
        },
      }
    }
  const free = ({ buffer }: UploadedVertices): void => render.discard([buffer])
  return {
    floats: createReferenceCounted(upload(true), free),
    integers: createReferenceCounted(upload(false), free),
    indices: createReferenceCounted(
      (index) => {
        const size = Math.ceil(index.byteLength / 4) * 4
        const buffer = render.create('an index', () => device.createBuffer({ size, usage: INDEX_COPY_DST, mappedAtCreation: true }))
        new Uint8Array(buffer.getMappedRange()).set(new Uint8Array(index.buffer, index.byteOffset, index.byteLength))
        buffer.unmap()
        return buffer
      },
      (buffer) => render.discard([buffer]),
    ),
  }
}
