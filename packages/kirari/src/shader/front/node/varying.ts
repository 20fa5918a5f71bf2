/** What the vertex stage computes for the pixels. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Varying } from '../../ir/expr.ts'
import { boolType, floatType, halfType, isNumeric } from '../../ir/type.ts'
import { exprOf, makeNode, toNode } from './node.ts'
import type { AnyNumeric } from './type.ts'
import type { Like } from './type/value.ts'

export interface VaryingOptions {
  /** Its name in the text. */
  readonly name?: string
  /** `smooth`, the default for floats, mixes the values of the vertices; `flat`, which integers always are, takes that of the first vertex of its triangle or line. */
  readonly interpolation?: Varying['interpolation']
  /** Where in the pixel the value is taken: `centroid` stays inside the triangle at its edges; `center` is the default. */
  readonly sampling?: Varying['sampling']
}

/**
 * A value computed for each vertex and read in the fragment stage. One that no fragment reads does not exist.
 *
 * @example
 * const normal = varying(normalMatrix.mul(attribute(vec3, 'normal')), { name: 'normal' })
 */
export const varying = <V extends AnyNumeric>(value: Like<V> | V, { name = 'varying', interpolation, sampling = 'center' }: VaryingOptions = {}): V => {
  const node = toNode(value, floatType, varying)
  const { type } = node
  if (!isNumeric(type) || type.scalar === boolType) return fail(notAValue('a scalar or vector of floats or integers for a varying', value), varying)
  const isSmooth = type.scalar === floatType || type.scalar === halfType
  if (interpolation === 'smooth' && !isSmooth) return fail(notAValue('a float or a vector of floats for a smooth varying; integers are flat', value), varying)
  const detail: Varying = { kind: 'varying', name, type, value: exprOf(node), interpolation: interpolation ?? (isSmooth ? 'smooth' : 'flat'), sampling }
  // The node has the type of the value.
  return makeNode('input', type, [], detail) as unknown as V
}
