/** Four ways in which the vertex stage gets the place, the turn and the colour of its square. */
import { geometry, type DrawOptions, type Geometry } from 'kirari'
import { float, instancedAttribute, instanceIndex, storage, uint, uniform, unpack4x8unorm, vec2, vec4, vertexIndex } from 'kirari/node'
import type { Float, Uint, Vec2, Vec4 } from 'kirari/node'
import { interleaved, type Buffers } from './buffers.ts'
import { Square, squareOf } from './square.ts'

export type ReadingName = 'attribute' | 'storage' | 'list' | 'computed'
export interface Reading {
  readonly place: Vec2
  readonly turn: Float
  readonly color: Vec4
  /** −1 or 1 in each direction. */
  readonly corner: Vec2
  /** What `draw` needs, for so many squares. */
  readonly options: (count: () => number) => Pick<DrawOptions, 'geometry' | 'topology' | 'count' | 'instances'>
}

/** Bytes that a draw reads for each square. */
export const bytesOf = (name: ReadingName, isWide: boolean): number => (name === 'computed' ? 0 : isWide ? 64 : 16)

/** Four corners in a strip: 00, 10, 01, 11. */
const stripCorner = vec2(float(vertexIndex.bitAnd(1)), float(vertexIndex.shiftRight(1)))
  .mul(2)
  .sub(1)
const strip: Reading['options'] = (count) => ({ topology: 'triangle-strip', count: 4, instances: count })
/** Always 0, which the compiler cannot know: 48 more bytes are read and change nothing. */
const nothing = uniform(0, 'nothing')
const ballast = (one: Vec4, two: Vec4, three: Vec4): Float => one.add(two).add(three).dot(vec4(1)).mul(nothing)

export const readings = {
  /** The GPU fetches the values before the vertex stage and advances once per instance: the divisor is 1. */
  attribute(buffers: Buffers, isWide: boolean): Reading {
    const more = () => ({ data: new Float32Array(buffers.turn.length * 4), size: 4 }) as const
    const shape: Geometry = geometry(
      {
        place: { data: buffers.place, size: 2 },
        turn: { data: buffers.turn, size: 1 },
        color: { data: buffers.color, size: 4, normalized: true },
        ...(isWide && { one: more(), two: more(), three: more() }),
      },
      { instanced: ['place', 'turn', 'color', ...(isWide ? ['one', 'two', 'three'] : [])], count: 4 },
    )
    const turn = instancedAttribute(float, 'turn')
    const extra = (name: string): Vec4 => instancedAttribute(vec4, name)
    return {
      place: instancedAttribute(vec2, 'place'),
      turn: isWide ? turn.add(ballast(extra('one'), extra('two'), extra('three'))) : turn,
      color: instancedAttribute(vec4, 'color'),
      corner: stripCorner,
      options: (count) => ({ ...strip(count), geometry: shape }),
    }
  },

  /** The vertex stage reads element `instanceIndex` of a storage. */
  storage: (buffers: Buffers, isWide: boolean): Reading => ({
    ...lookUp(buffers, isWide, instanceIndex),
    corner: stripCorner,
    options: strip,
  }),

  /** No instances: one list of triangles, in which the index of a vertex gives its square. */
  list(buffers: Buffers, isWide: boolean): Reading {
    const square = vertexIndex.div(6)
    const vertex = vertexIndex.sub(square.mul(6))
    // Corners 0 1 2 2 1 3, as bits.
    const bit = (table: number): Float => float(uint(table).shiftRight(vertex).bitAnd(1))
    return {
      ...lookUp(buffers, isWide, square),
      corner: vec2(bit(0b110010), bit(0b101100)).mul(2).sub(1),
      options: (count) => ({ count: () => count() * 6 }),
    }
  },

  /** Nothing is read. */
  computed(): Reading {
    const { place, turn, color } = squareOf(instanceIndex).toConst('square')
    return { place, turn, color: unpack4x8unorm(color), corner: stripCorner, options: strip }
  },
} satisfies { readonly [name in ReadingName]: (buffers: Buffers, isWide: boolean) => Reading }

const lookUp = (buffers: Buffers, isWide: boolean, index: Uint): Pick<Reading, 'place' | 'turn' | 'color'> => {
  const capacity = buffers.turn.length
  const squares = storage(Square, capacity, { data: interleaved(buffers), access: 'read', name: 'squares' })
  const { place, turn, color } = squares.at(index).toConst('square')
  if (!isWide) return { place, turn, color: unpack4x8unorm(color) }
  const more = storage(vec4, capacity * 3, { access: 'read', name: 'more' })
  const at = (k: number): Vec4 => more.at(index.mul(3).add(k))
  return { place, turn: turn.add(ballast(at(0), at(1), at(2))), color: unpack4x8unorm(color) }
}
