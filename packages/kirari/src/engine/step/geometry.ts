/** Geometries: the data of each attribute by its name, and an index. */
import { placedAt } from '#explain'
import { badGeometry } from '#explain-frame'
import { EngineError } from '../message/error.ts'

/** The numbers of an attribute, vertex by vertex (or instance by instance). */
export type VertexData = Float32Array | Int32Array | Uint32Array | Int16Array | Uint16Array | Int8Array | Uint8Array

const vertexArrays = [Float32Array, Int32Array, Uint32Array, Int16Array, Uint16Array, Int8Array, Uint8Array] as const

export interface VertexBuffer {
  readonly data: VertexData
  /** The number of components per vertex. */
  readonly size: 1 | 2 | 3 | 4
  /** Whether integers are normalized to 0 to 1 (signed: −1 to 1). */
  readonly normalized: boolean
  /** Counts changes: backends upload the data again when it differs. */
  readonly version: number
}

export interface Geometry {
  readonly kind: 'geometry'
  readonly attributes: { readonly [name: string]: VertexBuffer }
  readonly index: Uint16Array | Uint32Array | undefined
  /** The number of vertices, or of indices. */
  readonly count: number
  /** Marks the data of all attributes, or of one, as changed. */
  update(name?: string): void
  subscribe(listener: () => void): () => void
}

/** An attribute: a typed array with the number of components per vertex, or a list of floats or of groups of floats. */
export type AttributeData =
  | readonly (readonly number[])[]
  | readonly number[]
  | { readonly data: VertexData; readonly size: 1 | 2 | 3 | 4; readonly normalized?: boolean }
export interface GeometryOptions {
  /** The indices of the vertices of each triangle (or line, or point). */
  readonly index?: readonly number[] | Uint16Array | Uint32Array
  /** The number of vertices to draw. Default: that of the index, or of the shortest vertex attribute. */
  readonly count?: number
  /** The attributes with one entry per instance, which do not affect the number of vertices. */
  readonly instanced?: readonly string[]
}

const refuse = (wanted: string, came: unknown): never => {
  throw new EngineError(badGeometry(wanted, came))
}

const bufferOf = (name: string, given: AttributeData): { data: VertexData; size: 1 | 2 | 3 | 4; normalized: boolean; version: number } => {
  if ('data' in given) {
    const { data, size, normalized = false } = given
    if (!vertexArrays.some((kind) => data instanceof kind)) return refuse(`a typed array of floats or whole numbers of at most 32 bits for "${name}"`, data)
    if (![1, 2, 3, 4].includes(size)) return refuse(`1 to 4 numbers a vertex for "${name}"`, size)
    if (data.length === 0 || data.length % size !== 0) return refuse(`a multiple of ${size} numbers for "${name}"`, data.length)
    return { data, size, normalized, version: 0 }
  }
  const groups = given.map((group) => (typeof group === 'number' ? [group] : group))
  const size = groups[0]?.length
  if (size !== 1 && size !== 2 && size !== 3 && size !== 4) return refuse(`groups of 1 to 4 numbers for "${name}"`, size ?? 'an empty list')
  const odd = groups.findIndex((group) => group.length !== size)
  if (odd >= 0) return refuse(`${size} numbers for every vertex of "${name}"`, `${groups[odd]?.length} at vertex ${odd}`)
  return { data: Float32Array.from(groups.flat()), size, normalized: false, version: 0 }
}

/** The largest index. Throws unless all are non-negative integers. */
const largestOf = (numbers: ArrayLike<number>): number => {
  let largest = 0
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0
    if (!Number.isInteger(number) || number < 0) return refuse('whole numbers from 0 on in the index', number)
    if (number > largest) largest = number
  }
  return largest
}

/**
 * Creates a geometry from attributes by name; shaders read them with `attribute(vec3, 'position')`.
 *
 * @example
 * const triangle = geometry({ position: [[0, 1, 0], [-1, -1, 0], [1, -1, 0]] })
 * const cloud = geometry({ position: { data: new Float32Array(3000), size: 3 } })
 */
export const geometry = (given: { readonly [name: string]: AttributeData }, options: GeometryOptions = {}): Geometry =>
  placedAt(geometry, () => checkedGeometry(given, options))

const checkedGeometry = (given: { readonly [name: string]: AttributeData }, { index, count, instanced = [] }: GeometryOptions): Geometry => {
  const attributes = Object.fromEntries(Object.entries(given).map(([name, data]) => [name, bufferOf(name, data)]))
  const unknown = instanced.find((name) => !(name in attributes))
  if (unknown !== undefined) return refuse(`names among ${Object.keys(attributes).join(', ')} in \`instanced\``, unknown)
  const lengths = Object.entries(attributes).flatMap(([name, { data, size }]) => (instanced.includes(name) ? [] : [data.length / size]))
  if (lengths.length === 0 && count === undefined) return refuse('an attribute of vertices, or `count`', 'neither')
  const vertices = Math.min(...lengths)
  const largest = index ? largestOf(index) : 0
  if (index && largest >= vertices) return refuse(`numbers below ${vertices}, which is how many vertices there are, in the index`, largest)
  const own =
    index && (index instanceof Uint16Array || index instanceof Uint32Array ? index : largest < 65_535 ? Uint16Array.from(index) : Uint32Array.from(index))
  const total = own ? own.length : vertices
  if (count !== undefined && !(Number.isInteger(count) && count >= 0 && count <= total)) return refuse(`a whole number of at most ${total} as count`, count)
  const listeners = new Set<() => void>()
  const update = (name?: string): void => {
    if (name !== undefined && !(name in attributes)) placedAt(update, () => refuse(`a name among ${Object.keys(attributes).join(', ')} to update`, name))
    for (const [key, buffer] of Object.entries(attributes)) if (name === undefined || name === key) buffer.version++
    for (const listener of listeners) listener()
  }
  return {
    kind: 'geometry',
    attributes,
    index: own,
    count: count ?? total,
    update,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
