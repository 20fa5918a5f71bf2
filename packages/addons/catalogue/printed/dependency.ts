/**
 * Which functions of the library call which, by their printed text: what a reader copies with them. Internal functions without a page are
 * expanded, so a function depends on what they call.
 */
import { toGLSL } from 'kirari/glsl'
import { signaturesOf } from 'kirari/node'
import type { FunctionName, FunctionRecord } from '../record.ts'
import { declarationsIn } from './declaration.ts'

/** In both directions, for all records. */
interface Dependencies {
  readonly on: ReadonlyMap<FunctionName, readonly FunctionName[]>
  readonly by: ReadonlyMap<FunctionName, readonly FunctionName[]>
}

const known = new WeakMap<readonly FunctionRecord[], Dependencies>()

const dependenciesAmong = (all: readonly FunctionRecord[]): Dependencies => {
  const ready = known.get(all)
  if (ready) return ready
  const signatures = new Map(all.map((record) => [record, signaturesOf(record.call).map(({ name }) => name)]))
  const owners = new Map([...signatures].flatMap(([record, names]) => names.map((name) => [name, record.importName] as const)))
  const on = new Map(all.map((record) => [record.importName, calledBy(record, signatures.get(record) ?? [], owners)]))
  const by = new Map(all.map(({ importName }) => [importName, all.map((record) => record.importName).filter((name) => on.get(name)?.includes(importName))]))
  const dependencies = { on, by }
  known.set(all, dependencies)
  return dependencies
}

const calledBy = (record: FunctionRecord, names: readonly string[], owners: ReadonlyMap<string, FunctionName>): readonly FunctionName[] => {
  const uses = new Map(declarationsIn(toGLSL(record.call)).map((declaration) => [declaration.name, declaration.uses]))
  const called = new Set<FunctionName>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    for (const used of uses.get(name) ?? []) {
      if (seen.has(used)) continue
      seen.add(used)
      const owner = owners.get(used)
      if (owner && owner !== record.importName) called.add(owner)
      else visit(used)
    }
  }
  for (const name of names) visit(name)
  // In the order of the catalogue.
  return [...new Set(owners.values())].filter((name) => called.has(name))
}

const lookUp = (found: readonly FunctionName[] | undefined, record: FunctionRecord): readonly FunctionName[] => {
  if (!found) throw new Error(`${record.importName} is not among the records it was looked for in.`)
  return found
}

/** The functions that this one calls, in any of its signatures, in the order of `all`, the records of the library. */
export const dependenciesOf = (record: FunctionRecord, all: readonly FunctionRecord[]): readonly FunctionName[] =>
  lookUp(dependenciesAmong(all).on.get(record.importName), record)

/** The functions that call this one. */
export const usedBy = (record: FunctionRecord, all: readonly FunctionRecord[]): readonly FunctionName[] =>
  lookUp(dependenciesAmong(all).by.get(record.importName), record)
