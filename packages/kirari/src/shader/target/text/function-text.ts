/** Functions as readable text, to copy into a shader. */
import type { Names } from './program-names.ts'
import { printDefinitions, type Dialect } from './print.ts'
import type { Definition } from '../../pass/definition.ts'

/** The functions, after the declarations of the values that they read. */
export const functionText = (definitions: readonly Definition[], dialect: Dialect, names: Names, declare: () => readonly string[]): string => {
  const functions: string[] = []
  printDefinitions(definitions, dialect, names, { compact: false, namer: names.namer }, functions, [])
  return [...declare(), ...functions].join('\n').trimEnd()
}
