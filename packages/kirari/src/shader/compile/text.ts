/** Functions as readable text on their own: what a person copies into a shader of theirs. */
import type { Expr, Func } from '../ir/expr.ts'
import { rewriteWith } from '../legalise/target.ts'
import { interfaceOf } from '../print/interface.ts'
import { structLines } from '../print/struct.ts'
import { Names, printDefinitions, type Dialect } from '../print/text.ts'
import { collectDefinitions } from '../proc/definition.ts'
import { readableNames, type ReservedWords } from '../proc/name.ts'

export const functionText = (
  functions: readonly Func[],
  passes: readonly ((expr: Expr) => Expr)[],
  dialect: Dialect,
  reserved: ReservedWords,
  field: (type: string, name: string) => string,
  end: string,
): string => {
  const definitions = collectDefinitions(functions, rewriteWith(passes))
  const style = { compact: false, namer: readableNames(reserved) }
  const names = new Names(style.namer)
  const lines: string[] = []
  const functionLines: string[] = []
  printDefinitions(definitions, dialect, names, style, functionLines, [])
  lines.push(...structLines(interfaceOf(definitions).structs, dialect, names, field, end, false), ...functionLines)
  return lines.join('\n').trimEnd()
}
