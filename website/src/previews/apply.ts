/** Calls a preview's function: what the picture runs over is given, everything else comes from the controls. */
import { int, uint } from 'kirari/node'
import type { AnyNode } from 'kirari/node'
import type { Subject } from './preview.ts'
import type { Values } from './values.ts'

/** A value of any type, structs included. */
export type Argument = AnyNode | number

/**
 * `R` is what the function gives, which a preview knows by its kind; every preview is drawn in a test.
 * `given` are values by parameter name; the rest of the parameters with the role `domain` take `domain` in their order.
 */
export const apply = <R>({ call, parameters }: Subject, values: Values, domain: readonly Argument[], given: Readonly<Record<string, Argument>> = {}): R => {
  const waiting = [...domain]
  const set = (name: string, integer: 'int' | 'uint' | undefined): Argument =>
    integer ? (integer === 'int' ? int : uint)(values.float(name).add(0.5).floor()) : values.any(name)
  const args = parameters.map(({ name, role, integer }) => given[name] ?? (role === 'domain' ? waiting.shift() : set(name, integer)))
  // The function checks its arguments itself, when it is called; its result is R by the kind of preview.
  return (call as (...args: readonly unknown[]) => unknown)(...args) as R
}
