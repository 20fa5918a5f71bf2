/** Refuses a variable, constant or counter outside of the block that declares it. */
import { usedOutside } from '#explain'
import type { Site } from '../diagnostic/site.ts'
import type { Expr, Parameter } from '../ir/expr.ts'
import type { Block } from '../ir/statement.ts'
import { placed, type Check } from './shader.ts'

export const checkScopes: Check = (shader) => {
  for (const { func, body } of shader.definitions) {
    /** Where each was declared, once its block has ended. */
    const gone = new Map<Parameter, Site | undefined>()
    const checked = new Set<Expr>()
    const find = (expr: Expr): Parameter | undefined => {
      if (expr.op === 'param') return gone.has(expr.detail) ? expr.detail : undefined
      if (checked.has(expr)) return undefined
      checked.add(expr)
      for (const arg of expr.args) {
        const found = find(arg)
        if (found) return found
      }
      return undefined
    }
    const walk = (block: Block): ReturnType<Check> => {
      const declared = new Map<Parameter, Site | undefined>()
      for (const { op, args, blocks, detail, site } of block) {
        for (const arg of args) {
          const found = find(arg)
          if (found) return placed(usedOutside(found.name, found.type.name, gone.get(found)), func, site ?? func.site, shader)
        }
        if (op === 'let' || op === 'var') declared.set(detail, site)
        for (const inner of blocks) {
          const mistake = walk(inner)
          if (mistake) return mistake
        }
        if (op === 'for') gone.set(detail.counter, site)
        // Expressions that were valid inside the block may be invalid after it.
        if (blocks.length > 0) checked.clear()
      }
      for (const [parameter, site] of declared) gone.set(parameter, site)
      return undefined
    }
    const mistake = walk(body)
    if (mistake) return mistake
  }
  return undefined
}
