/** From functions or a fragment to the text of a JavaScript module: the passes of the target, then its printer. */
import type { Func, InputName, UniformSource } from '../ir/expr.ts'
import { componentCount, type NumericType } from '../ir/type.ts'
import { jsPasses } from '../legalise/js.ts'
import { scalarise } from '../legalise/scalarise.ts'
import { rewriteWith } from '../legalise/target.ts'
import { printFunction } from '../print/js/function.ts'
import { jsReserved } from '../print/js/reserved.ts'
import { runtime } from '../print/js/runtime.ts'
import { Names } from '../print/names.ts'
import { componentNames } from '../proc/component.ts'
import { collectDefinitions } from '../proc/definition.ts'
import { readableNames } from '../proc/name.ts'

export interface JSProgram {
  /** Declarations only: no import, no export. */
  readonly text: string
  /** How many module variables `r0`, `r1` … hold results. */
  readonly resultCount: number
  /** The name of each function asked for. */
  readonly names: readonly string[]
  /** Module variables to set before a call, by source; one a component. */
  readonly variables: readonly { readonly source: InputName | UniformSource; readonly type: NumericType; readonly names: readonly string[] }[]
}

export const compileJS = (functions: readonly Func[]): JSProgram => {
  const definitions = collectDefinitions(functions, rewriteWith(jsPasses))
  const names = new Names(readableNames(jsReserved))
  const widest = Math.max(...definitions.map(({ func }) => componentCount(func.result)))
  // Named before all others, so that they are called just so.
  const results = widest > 1 ? Array.from({ length: widest }, (_, i) => names.of(`result ${i}`, `r${i}`)) : []
  names.take(definitions)
  const variables = [...names.values].map(([source, type]) => {
    const whole = names.value(source, type)
    return { source, type, names: componentNames(type).map(({ suffix }) => (suffix ? names.namer.global(whole + suffix) : whole)) }
  })
  const values = new Map(variables.map((variable) => [variable.source, variable.names]))
  const helpers = new Set<string>()
  const scalars = definitions.map(({ func, body }) => ({ func, results: scalarise(body) }))
  const blocks = scalars.map((one) => printFunction(one, names, values, (helper) => helpers.add(helper)).join('\n'))
  const text = [
    'const f32 = Math.fround',
    ...[...helpers].map((name) => runtime[name] ?? ''),
    ...variables.map((variable) => `let ${variable.names.map((name) => `${name} = 0`).join(', ')}`),
    ...(results.length > 0 ? [`let ${results.map((name) => `${name} = 0`).join(', ')}`] : []),
    '',
    blocks.join('\n\n'),
  ].join('\n')
  return { text, resultCount: results.length, names: functions.map((func) => names.of(func, func.name)), variables }
}
