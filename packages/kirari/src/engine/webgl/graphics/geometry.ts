/**
 * Vertex and index buffers on WebGL2, cached by the identity of their data and uploaded again when their version changes, and a vertex
 * array object for each program that reads them.
 * Hot: `update` runs every frame and allocates nothing.
 */
import type { ProgramAttribute } from '../../../shader/ir/program.ts'
import { capacityOf, fitAttribute } from '../../step/fit.ts'
import type { Geometry, VertexBuffer, VertexData } from '../../step/geometry.ts'
import type { Memory } from './memory.ts'
import type { State } from './state.ts'

/** The vertex array of a geometry for one program. */
export interface Vertices {
  readonly array: WebGLVertexArrayObject | null
  /** The type of the indices; 0 without an index. */
  readonly indexType: number
  /** How many vertices (or indices) and instances the buffers hold. */
  readonly limit: number
  readonly instanceLimit: number
  /** Uploads the buffers that changed. */
  update(): void
  dispose(): void
}

export interface Geometries {
  /** Throws if the geometry lacks an attribute of the program, or has it with another type. `index` replaces the geometry's own index. */
  acquire(geometry: Geometry | undefined, attributes: readonly ProgramAttribute[], index?: Geometry['index']): Vertices
}

interface Entry {
  readonly buffer: WebGLBuffer
  version: number
  users: number
}

const noVertices: Vertices = { array: null, indexType: 0, limit: Infinity, instanceLimit: Infinity, update() {}, dispose() {} }

export const createGeometries = (state: State, memory: Memory): Geometries => {
  const { gl } = state
  const buffers = new Map<VertexBuffer | NonNullable<Geometry['index']>, Entry>()

  const acquire = (key: VertexBuffer | NonNullable<Geometry['index']>, kind: number, data: VertexData, version: number, name: string): WebGLBuffer => {
    const entry = buffers.get(key)
    if (entry) {
      entry.users++
      gl.bindBuffer(kind, entry.buffer)
      return entry.buffer
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
    const entry = buffers.get(key)
    if (!entry || --entry.users > 0) return
    buffers.delete(key)
    gl.deleteBuffer(entry.buffer)
    memory.buffers--
  }

  return {
    acquire(geometry, attributes, index = geometry?.index) {
      for (const attribute of attributes) fitAttribute(attribute, geometry)
      if (attributes.length === 0 && !index) return noVertices
      const array = gl.createVertexArray()
      state.useVertices(array)
      const vertexBuffers = attributes.flatMap(({ location, type, source: { name, instanced } }) => {
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
        limit: geometry?.index ? geometry.index.length : capacityOf(attributes, geometry, false),
        instanceLimit: capacityOf(attributes, geometry, true),
        update() {
          for (let i = 0; i < vertexBuffers.length; i++) {
            const vertices = vertexBuffers[i]
            const entry = vertices && buffers.get(vertices)
            if (!entry || entry.version === vertices.version) continue
            entry.version = vertices.version
            gl.bindBuffer(gl.ARRAY_BUFFER, entry.buffer)
            gl.bufferSubData(gl.ARRAY_BUFFER, 0, vertices.data)
            gl.bindBuffer(gl.ARRAY_BUFFER, null)
          }
        },
        dispose() {
          state.useVertices(null)
          gl.deleteVertexArray(array)
          for (const vertices of vertexBuffers) release(vertices)
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
