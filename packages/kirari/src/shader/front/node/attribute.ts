/** Vertex attributes: the values that the vertex stage reads from buffers. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import { boolType, halfType, isNumeric, type NumericType } from '../../ir/type.ts'
import { makeNode } from './node.ts'
import type { Token } from './type.ts'

const make = (token: Token<unknown>, name: string, instanced: boolean, below: unknown): unknown => {
  const { type } = token
  if (!isAttribute(type)) return fail(notAValue('float, int, uint or a vector of them for an attribute; for a matrix one attribute a column', token), below)
  return makeNode('input', type, [], { kind: 'attribute', name, type, instanced })
}

const isAttribute = (type: Token<unknown>['type']): type is NumericType => isNumeric(type) && type.scalar !== boolType && type.scalar !== halfType

/**
 * A vertex attribute: one value per vertex, read from a buffer. Vertex stage only; pass it to the fragment stage with `varying`.
 *
 * @example
 * const position = attribute(vec3, 'position')
 * toGLSL({ vertex: modelViewProjection.mul(vec4(position, 1)), fragment })
 */
export const attribute = <V>(type: Token<V>, name: string): V =>
  // The node has the token's type.
  make(type, name, false, attribute) as V

/** An instance attribute: one value per instance, read from a buffer. Vertex stage only. */
export const instancedAttribute = <V>(type: Token<V>, name: string): V =>
  // The node has the token's type.
  make(type, name, true, instancedAttribute) as V
