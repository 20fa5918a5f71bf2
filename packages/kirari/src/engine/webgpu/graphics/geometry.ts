/**
 * Vertices and indices in buffers, in forms that WebGPU reads: entries begin at multiples of 4 bytes, and a float is read from
 * whole numbers only where they stand for 0 to 1.
 * Must not know: steps.
 */
import type { VertexBuffer, VertexData } from '../../step/geometry.ts'
import { createCounted, type Counted } from './counted.ts'
import type { RenderContext } from './render-context.ts'

export interface VertexForm {
  readonly format: GPUVertexFormat
  readonly byteStride: number
  /** Components of an entry with those that fill it up. */
  readonly components: number
  readonly asFloats: boolean
}

const kinds: readonly (readonly [new (bytes: ArrayBuffer) => VertexData, whole: string, part: string, bytes: 1 | 2 | 4])[] = [
  [Uint8Array, 'uint8', 'unorm8', 1],
  [Int8Array, 'sint8', 'snorm8', 1],
  [Uint16Array, 'uint16', 'unorm16', 2],
  [Int16Array, 'sint16', 'snorm16', 2],
  [Uint32Array, 'uint32', 'uint32', 4],
  [Int32Array, 'sint32', 'sint32', 4],
]

/** `isFloat`: what the shader reads. */
export const formOf = ({ data, size, normalized }: VertexBuffer, isFloat: boolean): VertexForm => {
  const [, whole = '', part = '', bytes = 4] = kinds.find(([kind]) => data instanceof kind) ?? []
  const named = (kind: string, components: number, width: number, asFloats: boolean): VertexForm => ({
    // Put together from the closed sets above.
    format: `${kind}${components > 1 ? `x${components}` : ''}` as GPUVertexFormat,
    byteStride: components * width,
    components,
    asFloats,
  })
  // No format stands for parts of 32 bits either.
  if (!whole || (isFloat && (!normalized || bytes === 4))) return named('float32', size, 4, true)
  // Two numbers of 16 bits, four of 8.
  const components = bytes === 4 ? size : bytes === 2 && size <= 2 ? 2 : 4
  return named(isFloat ? part : whole, components, bytes, false)
}

/** The largest number that stands for 1. */
const limitOf = (data: VertexData): number => (data instanceof Uint32Array ? 0xffffffff : data instanceof Int32Array ? 0x7fffffff : 1)

/** The bytes of all entries in this form. */
export const packVertices = ({ data, size, normalized }: VertexBuffer, { components, byteStride, asFloats }: VertexForm): ArrayBufferView<ArrayBuffer> => {
  const count = data.length / size
  // The numbers are not in memory that is shared: typed arrays of an application are plain ones.
  if (components === size && (!asFloats || data instanceof Float32Array) && data.byteLength % 4 === 0) return data as VertexData & ArrayBufferView<ArrayBuffer>
  const bytes = new ArrayBuffer(Math.ceil((count * byteStride) / 4) * 4)
  const Kind = asFloats ? Float32Array : (kinds.find(([kind]) => data instanceof kind)?.[0] ?? Float32Array)
  const packed = new Kind(bytes)
  const limit = asFloats && normalized ? limitOf(data) : 1
  for (let i = 0; i < count; i++) for (let c = 0; c < size; c++) packed[i * components + c] = (data[i * size + c] ?? 0) / limit
  // As above.
  return packed as VertexData & ArrayBufferView<ArrayBuffer>
}

export interface UploadedVertices {
  readonly buffer: GPUBuffer
  /** Uploads again what has changed. */
  update(): void
}

// GPUBufferUsage by number.
const VERTEX_COPY_DST = 0x28
const INDEX_COPY_DST = 0x18

export interface Geometries {
  readonly floats: Counted<VertexBuffer, UploadedVertices>
  readonly wholes: Counted<VertexBuffer, UploadedVertices>
  readonly indices: Counted<Uint16Array | Uint32Array, GPUBuffer>
}

export const createGeometries = (render: RenderContext): Geometries => {
  const { device, gpu } = render
  const upload =
    (isFloat: boolean) =>
    (source: VertexBuffer): UploadedVertices => {
      const form = formOf(source, isFloat)
      const first = packVertices(source, form)
      const buffer = render.create('vertices', () => device.createBuffer({ size: first.byteLength, usage: VERTEX_COPY_DST }))
      device.queue.writeBuffer(buffer, 0, first)
      let { version } = source
      return {
        buffer,
        update() {
          if (version === source.version) return
          version = source.version
          if (gpu.encoder) render.flush()
          device.queue.writeBuffer(buffer, 0, packVertices(source, form))
        },
      }
    }
  const free = ({ buffer }: UploadedVertices): void => render.discard([buffer])
  return {
    floats: createCounted(upload(true), free),
    wholes: createCounted(upload(false), free),
    indices: createCounted(
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
