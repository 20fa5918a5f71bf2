/** Storages that a program only reads have the numbers that they were made with, where no memory is passed for them. */
import type { Func, StorageSource } from '../../../ir/expr.ts'
import { collectDefinitions } from '../../../pass/definition.ts'
import { writtenIn } from '../../../pass/written.ts'
import { sourceOf, type Inputs } from './feed.ts'
import { memoryOf } from './memory.ts'

/** The same with the memory of these storages. What is written has to be passed: nobody could read it otherwise. */
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
