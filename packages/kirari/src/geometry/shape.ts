/**
 * The data of a shape, and the mesh that shapes add vertices and triangles to.
 */
export type Point = readonly [x: number, y: number, z: number]

/** An attribute, as `geometry` takes it. */
export type ShapeAttribute<Size extends 2 | 3> = {
  readonly data: Float32Array
  /** Numbers a vertex. */
  readonly size: Size
}

/**
 * The triangles of a shape, counter-clockwise seen from outside, in the form that `geometry` takes:
 * `geometry(shape.attributes, { index: shape.index })`.
 */
export type Shape = {
  readonly attributes: {
    readonly position: ShapeAttribute<3>
    /** Unit vectors, pointing outwards. */
    readonly normal: ShapeAttribute<3>
    /** From 0 to 1, v upwards, like `uv` of the language. */
    readonly uv: ShapeAttribute<2>
  }
  /** Three vertices a triangle: 16 bits for up to 65,535 vertices, 32 bits beyond. */
  readonly index: Uint16Array | Uint32Array
}

export interface Mesh {
  readonly position: number[]
  readonly normal: number[]
  readonly uv: number[]
  readonly index: number[]
}

export const createMesh = (): Mesh => ({ position: [], normal: [], uv: [], index: [] })

/** Returns the index of the vertex. */
export const addVertex = (mesh: Mesh, [x, y, z]: Point, [nx, ny, nz]: Point, u: number, v: number): number => {
  mesh.normal.push(nx, ny, nz)
  mesh.uv.push(u, v)
  return mesh.position.push(x, y, z) / 3 - 1
}

/** The GPU reads the largest 16-bit index as "begin a new strip". */
const mostShort = 65_535

export const shapeOf = ({ position, normal, uv, index }: Mesh): Shape => ({
  attributes: {
    position: { data: Float32Array.from(position), size: 3 },
    normal: { data: Float32Array.from(normal), size: 3 },
    uv: { data: Float32Array.from(uv), size: 2 },
  },
  index: position.length / 3 <= mostShort ? Uint16Array.from(index) : Uint32Array.from(index),
})
