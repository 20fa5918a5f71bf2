/** Nodes as the frame sees them: the test for one, its type, and a colour that shows it. */
import type { Bool, Float, Vec2, Vec3, Vec4 } from 'kirari/node'
import { float, select, vec2, vec3, vec4 } from 'kirari/node'

/** A node of the language, as far as the frame reads it. */
export type AnyNode = {
  readonly op: string
  readonly type: { readonly kind: string; readonly name: string }
  readonly args: readonly AnyNode[]
  readonly detail?: unknown
}

export const isNode = (value: unknown): value is AnyNode => {
  try {
    return typeof value === 'object' && value !== null && 'op' in value && 'type' in value && 'args' in value && Array.isArray(value.args)
  } catch {
    // Reading a property of a window of another origin throws.
    return false
  }
}

/** The number of components of a scalar or a vector; undefined for other types. */
export const componentsOf = ({ type: { name } }: AnyNode): number | undefined => {
  const [, letter, count] = /^(?:[biuh]?(vec)([234])|float|half|int|uint|bool)$/.exec(name) ?? [undefined]
  if (letter) return Number(count)
  return /^(?:float|half|int|uint|bool)$/.test(name) ? 1 : undefined
}

/** The components of a scalar or a vector, as floats. */
export const floatsOf = (node: AnyNode): readonly Float[] => {
  const count = componentsOf(node) ?? 0
  if (count === 1) return [toFloat(node)]
  // A vector has a member for each of its components.
  const components = node as unknown as Readonly<Record<string, AnyNode>>
  return ['x', 'y', 'z', 'w'].slice(0, count).flatMap((name) => (components[name] ? [toFloat(components[name])] : []))
}

/** Converts a scalar of any type to a float. */
const toFloat = (node: AnyNode): Float => (node.type.name === 'bool' ? select(float(0), float(1), node as unknown as Bool) : float(node as unknown as Float))

/** Zeros in the places that are missing. */
export const toVec4 = (node: AnyNode): Vec4 => {
  const [x = float(0), y = float(0), z = float(0), w = float(0)] = floatsOf(node)
  return vec4(x, y, z, w)
}

/**
 * A colour for a value: a vector of three or four components is one; of two it is red and green; of one it is grey. A negative number,
 * and a negative component of a vector of two, is drawn in blue.
 */
export const colourOf = (node: AnyNode): Vec3 | undefined => {
  const [x, y, z] = floatsOf(node)
  if (!x) return undefined
  if (z && y) return vec3(x, y, z)
  if (y) return vec3(withSign(x).x, withSign(y).x, withSign(x).y.max(withSign(y).y))
  const grey = withSign(x)
  return vec3(grey.x, grey.x.max(grey.y.mul(0.45)), grey.x.max(grey.y))
}

/** The number where it is positive, and its distance from 0 where it is negative. */
const withSign = (x: Float): Vec2 => vec2(x.max(0), x.negate().max(0))
