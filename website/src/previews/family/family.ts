/**
 * A family side by side: the functions of one kind in one picture, on the same input. Must not know: pages, which functions there are.
 */
import { vec2, vec3, vec4 } from 'kirari/node'
import type { Control, Preview, Subject } from '../preview.ts'

/** A function of the family, with the name that readers know it by. */
export interface Member {
  readonly name: string
  readonly subject: Subject
}

export interface Family {
  /** The picture of all of them. */
  readonly picture: (members: readonly Member[]) => Preview
  /** Where the names stand: in the cells of a grid, or beside colours in a list. */
  readonly layout: (count: number) => Layout
}

export type Layout =
  | { readonly name: 'cells'; readonly columns: number; readonly rows: number; readonly before: number }
  | { readonly name: 'colours'; readonly colours: readonly string[] }

/** The functions' own parameters are as their records have them: the same for all is what is compared. */
export const withDefaults = ({ call, parameters }: Subject, domain: readonly unknown[]): unknown => {
  const waiting = [...domain]
  const args = parameters.map(({ role, default: value }) => (role === 'domain' ? waiting.shift() : asNode(value)))
  // The function checks its arguments itself, when it is called.
  return (call as (...args: readonly unknown[]) => unknown)(...args)
}

export const noControls = (): readonly Control[] => []

/** Numbers and booleans are arguments as they are; a vector is made of its components. */
const asNode = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value
  const [x, y, z, w] = value.map(Number)
  if (w !== undefined) return vec4(x ?? 0, y ?? 0, z ?? 0, w)
  return z === undefined ? vec2(x ?? 0, y ?? 0) : vec3(x ?? 0, y ?? 0, z)
}
