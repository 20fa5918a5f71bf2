/** The oracles of all functions, in the order of their records. The generated list of this folder has a line for each. */
import { records } from '../../catalogue/index.ts'
import type { FunctionName } from '../../catalogue/index.ts'
import type { FunctionOracle } from '../harness/oracle.ts'
import { signaturesByName } from './all.ts'

export const oracles: readonly FunctionOracle[] = records.map((record) => ({ record, signatures: signaturesByName[record.importName] }))

/** The oracle of the function with this import name. */
export const oracleOf = (name: FunctionName): FunctionOracle => {
  const found = oracles.find(({ record }) => record.importName === name)
  if (!found) throw new Error(`expected a function with a record, got ${name}.`)
  return found
}
