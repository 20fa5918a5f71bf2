/** Storages that a program only reads default to the numbers that they were created with. */
import type { Func, StorageSource } from '../../../ir/expr.ts'
import { collectDefinitions } from '../../../pass/definition.ts'
import { writtenIn } from '../../../pass/written.ts'
import { sourceOf, type Inputs } from './feed.ts'
import { memoryOf } from './memory.ts'

/** Adds the memory of these storages. A storage that is written must be passed: otherwise nobody could read the results. */
export const withOwnData = <I extends Inputs>(inputs: I, functions: readonly Func[]): I => {
  const given = [...(inputs.buffers ?? [])]
  const known = new Set(given.map(([storage]) => sourceOf(storage)))
  const definitions = collectDefinitions(functions)
  const written = writtenIn(definitions)
  const read = new Set<StorageSource>()
  for (const { order } of definitions) for (const expr of order) if (expr.op === 'storage' && !known.has(expr.detail)) read.add(expr.detail)
  const own = [...read].flatMap((source) => (source.data && !written.has(source) ? [[source, memoryOf(source, source.data)] as const] : []))
  return { ...inputs, buffers: [...given, ...own] }
}
