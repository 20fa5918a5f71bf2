/**
 * Functions as JavaScript. A function of one component returns it; one of several leaves them in `r0`, `r1` …,
 * which the caller copies at once: no arrays are made while a picture is drawn.
 */
import type { Expr, Func } from '../../ir/expr.ts'
import { componentNames } from '../../proc/component.ts'
import { inOrder } from '../../proc/walk.ts'
import type { Names } from '../names.ts'
import { countUses, isAtom } from '../text.ts'
import { scalarWriter, type Locals } from './write.ts'

/** A function taken apart: the scalars of its result. */
export interface ScalarFunction {
  readonly func: Func
  readonly results: readonly Expr[]
}

export const printFunction = ({ func, results }: ScalarFunction, names: Names, values: Locals['values'], need: (helper: string) => void): readonly string[] => {
  const scope = names.namer.scope()
  const params = new Map(func.params.map((param) => [param, componentNames(param.type).map(({ suffix }) => scope(param.name + suffix))]))
  const constants = new Map<Expr, string>()
  const calls = new Map<Expr, readonly string[]>()
  const write = scalarWriter({ params, values, constants, calls }, need)
  const lines = [`function ${names.of(func, func.name)}(${[...params.values()].flat().join(', ')}) {`]
  const order = inOrder(results)
  const { uses, hints } = countUses(results, order)
  for (const expr of order) {
    if (expr.op === 'call') {
      const target = names.of(expr.detail, expr.detail.name)
      const text = `${target}(${expr.args.map(write).join(', ')})`
      const parts = componentNames(expr.type)
      const given = parts.map(({ suffix }) => scope(expr.detail.name + suffix))
      calls.set(expr, given)
      if (parts.length === 1) lines.push(`  const ${given[0]} = ${text}`)
      else lines.push(`  ${text}`, `  const ${given.map((name, i) => `${name} = r${i}`).join(', ')}`)
      continue
    }
    if (expr.op === 'named' || isAtom(expr) || isPath(expr) || !((uses.get(expr) ?? 0) > 1 || hints.has(expr))) continue
    const text = write(expr)
    const name = scope(hints.get(expr) ?? 't')
    lines.push(`  const ${name} = ${text}`)
    constants.set(expr, name)
  }
  const texts = results.map(write)
  if (texts.length === 1) lines.push(`  return ${texts[0]}`)
  else texts.forEach((text, i) => lines.push(`  r${i} = ${text}`))
  return [...lines, '}']
}

/** A component of something that stays whole is a variable already. */
const isPath = (expr: Expr): boolean => expr.op === 'swizzle' || expr.op === 'field'
