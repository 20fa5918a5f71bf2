/**
 * In development, a callback that makes an unused value throws, and so does one whose value is only used outside. This adds a variable of the
 * value to a random block that would throw.
 */
import type { Block } from './program.ts'

const isLocal = (part: unknown, name: string): boolean =>
  typeof part === 'object' && part !== null && 'op' in part && part.op === 'local' && 'name' in part && part.name === name

/** Whether a part of a program contains this name. Components of it are not counted: those of a swizzle are read from what it is a swizzle of. */
const mentions = (part: unknown, name: string): boolean => {
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((one) => mentions(one, name))
  if ('op' in part && part.op === 'swizzle' && 'of' in part && isLocal(part.of, name)) return false
  const { op, name: own }: { readonly op?: unknown; readonly name?: unknown } = part
  return (op === 'local' && own === name) || Object.entries(part).some(([key, value]) => key !== 'type' && key !== 'func' && mentions(value, name))
}

/** The statements of a callback as they are built and printed. */
export const withKept = (block: Block): Block =>
  block.flatMap((statement, i) => {
    if (statement.op !== 'bind' || mentions(block.slice(i + 1), statement.name)) return [statement]
    const { name, value } = statement
    const { type } = value
    return [statement, { op: 'variable', name: `${name}_kept`, type, hint: 'kept', value: { op: 'local', type, name } }]
  })
