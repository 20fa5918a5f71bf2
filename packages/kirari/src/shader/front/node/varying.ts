/** Varyings: values that the vertex stage passes to the fragment stage. */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { Varying } from '../../ir/expr.ts'
import { boolType, floatType, halfType, isNumeric } from '../../ir/type.ts'
import { exprOf, makeNode, toNode } from './node.ts'
import type { AnyNumeric } from './type.ts'
import type { Like } from './type/value.ts'

export interface VaryingOptions {
  /** The preferred name in the generated code. Default: 'varying'. */
  readonly name?: string
  /**
   * `smooth` interpolates between the vertices; `flat` uses the value of the first vertex of the triangle or line.
   * Default: `smooth` for floats, `flat` for integers, which are always flat.
   */
  readonly interpolation?: Varying['interpolation']
  /** Where in the pixel the value is interpolated. `centroid` stays inside the triangle at its edges. Default: `center`. */
  readonly sampling?: Varying['sampling']
}

/**
 * A value that is computed per vertex and read in the fragment stage. Unused varyings are removed.
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
