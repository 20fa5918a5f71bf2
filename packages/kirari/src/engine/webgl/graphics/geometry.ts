/**
 * Vertices on WebGL2: buffers by the identity of their numbers, uploaded again when their version is another, and one vertex array
 * for each way in which a program reads them.
 * Hot: `update` runs every frame and allocates nothing.
 */
import type { ProgramAttribute } from '../../../shader/ir/program.ts'
import { capacityOf, fitAttribute } from '../../step/fit.ts'
import type { Geometry, VertexBuffer, VertexData } from '../../step/geometry.ts'
import type { Memory } from './memory.ts'
import type { State } from './state.ts'

/** A geometry as one program reads it. */
export interface Vertices {
  readonly array: WebGLVertexArrayObject | null
  /** The type of the entries of the index; 0 where there is none. */
  readonly indexType: number
  /** How many vertices (entries of the index) and instances there are numbers for. */
  readonly most: number
  readonly mostInstances: number
  /** Uploads what has changed. */
  update(): void
  dispose(): void
}

export interface Geometries {
  /**
   * Refuses, by name, what the program reads and the geometry does not have as it is read. `index`: in place of the geometry's own.
   */
  acquire(geometry: Geometry | undefined, attributes: readonly ProgramAttribute[], index?: Geometry['index']): Vertices
}

interface Uploaded {
  readonly buffer: WebGLBuffer
  version: number
  users: number
}

const none: Vertices = { array: null, indexType: 0, most: Infinity, mostInstances: Infinity, update() {}, dispose() {} }

export const createGeometries = (state: State, memory: Memory): Geometries => {
  const { gl } = state
  const buffers = new Map<VertexBuffer | NonNullable<Geometry['index']>, Uploaded>()

  const acquire = (key: VertexBuffer | NonNullable<Geometry['index']>, kind: number, data: VertexData, version: number, name: string): WebGLBuffer => {
    const known = buffers.get(key)
    if (known) {
      known.users++
      gl.bindBuffer(kind, known.buffer)
      return known.buffer
    }
    const buffer = gl.createBuffer()
    gl.bindBuffer(kind, buffer)
    gl.bufferData(kind, data, gl.STATIC_DRAW)
    memory.check(`the numbers of "${name}"`)
    memory.buffers++
    buffers.set(key, { buffer, version, users: 1 })
    return buffer
  }
  const release = (key: VertexBuffer | NonNullable<Geometry['index']>): void => {
    const known = buffers.get(key)
    if (!known || --known.users > 0) return
    buffers.delete(key)
    gl.deleteBuffer(known.buffer)
    memory.buffers--
  }

  return {
    acquire(geometry, attributes, index = geometry?.index) {
      for (const attribute of attributes) fitAttribute(attribute, geometry)
      if (attributes.length === 0 && !index) return none
      const array = gl.createVertexArray()
      state.useVertices(array)
      const read = attributes.flatMap(({ location, type, source: { name, instanced } }) => {
        const vertices = geometry?.attributes[name]
        if (!vertices) return []
        const { data, size, normalized, version } = vertices
        acquire(vertices, gl.ARRAY_BUFFER, data, version, name)
        gl.enableVertexAttribArray(location)
        if (type.scalar.name === 'int' || type.scalar.name === 'uint') gl.vertexAttribIPointer(location, size, typeCode(gl, data), 0, 0)
        else gl.vertexAttribPointer(location, size, typeCode(gl, data), normalized, 0, 0)
        if (instanced) gl.vertexAttribDivisor(location, 1)
        return [vertices]
      })
      if (index) acquire(index, gl.ELEMENT_ARRAY_BUFFER, index, 0, 'index')
      state.useVertices(null)
      gl.bindBuffer(gl.ARRAY_BUFFER, null)
      return {
        array,
        indexType: index ? typeCode(gl, index) : 0,
        most: geometry?.index ? geometry.index.length : capacityOf(attributes, geometry, false),
        mostInstances: capacityOf(attributes, geometry, true),
        update() {
          for (let i = 0; i < read.length; i++) {
            const vertices = read[i]
            const known = vertices && buffers.get(vertices)
            if (!known || known.version === vertices.version) continue
            known.version = vertices.version
            gl.bindBuffer(gl.ARRAY_BUFFER, known.buffer)
            gl.bufferSubData(gl.ARRAY_BUFFER, 0, vertices.data)
            gl.bindBuffer(gl.ARRAY_BUFFER, null)
          }
        },
        dispose() {
          state.useVertices(null)
          gl.deleteVertexArray(array)
          for (const vertices of read) release(vertices)
          if (index) release(index)
        },
      }
    },
  }
}

const typeCode = (gl: WebGL2RenderingContext, data: VertexData): number => {
  if (data instanceof Float32Array) return gl.FLOAT
  if (data instanceof Int32Array) return gl.INT
  if (data instanceof Uint32Array) return gl.UNSIGNED_INT
  if (data instanceof Int16Array) return gl.SHORT
  if (data instanceof Uint16Array) return gl.UNSIGNED_SHORT
  return data instanceof Int8Array ? gl.BYTE : gl.UNSIGNED_BYTE
}
