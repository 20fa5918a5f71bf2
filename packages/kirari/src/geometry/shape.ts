/**
 * What a shape is, and how its vertices and triangles are collected.
 * Must not know: any shape, and the engine.
 */
export type Point = readonly [x: number, y: number, z: number]

/** An attribute as `geometry` takes it. */
export type ShapeAttribute<Size extends 2 | 3> = {
  readonly data: Float32Array
  /** Numbers a vertex. */
  readonly size: Size
}

/**
 * Triangles of a shape, counter-clockwise where their outside is seen. What `geometry` takes:
 * `geometry(shape.attributes, { index: shape.index })`.
 */
export type Shape = {
  readonly attributes: {
    readonly position: ShapeAttribute<3>
    /** Of length 1, outwards. */
    readonly normal: ShapeAttribute<3>
    /** From 0 to 1, v upwards, as `uv` of the language has it. */
    readonly uv: ShapeAttribute<2>
  }
  /** Three vertices a triangle: of 16 bits where no more than 65,535 vertices are there, of 32 bits otherwise. */
  readonly index: Uint16Array | Uint32Array
}

export interface Mesh {
  readonly position: number[]
  readonly normal: number[]
  readonly uv: number[]
  readonly index: number[]
}

export const createMesh = (): Mesh => ({ position: [], normal: [], uv: [], index: [] })

/** Returns the number of the vertex. */
export const addVertex = (mesh: Mesh, [x, y, z]: Point, [nx, ny, nz]: Point, u: number, v: number): number => {
  mesh.normal.push(nx, ny, nz)
  mesh.uv.push(u, v)
  return mesh.position.push(x, y, z) / 3 - 1
}

/** The largest number of 16 bits means "begin a new strip" to the GPU, and names no vertex. */
const mostShort = 65_535

export const shapeOf = ({ position, normal, uv, index }: Mesh): Shape => ({
  attributes: {
    position: { data: Float32Array.from(position), size: 3 },
    normal: { data: Float32Array.from(normal), size: 3 },
    uv: { data: Float32Array.from(uv), size: 2 },
  },
  index: position.length / 3 <= mostShort ? Uint16Array.from(index) : Uint32Array.from(index),
})
