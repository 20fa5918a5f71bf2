/** Prints statements as lines, for languages with braces. */
import type { Expr } from '../ir/expr.ts'
import type { Block, StatementPrinter, Statement } from '../ir/statement.ts'
import { floatType, intType, uintType } from '../ir/type.ts'
import { compare, paramOf } from '../pass/build.ts'

/** The syntax that differs between the languages. */
const words = {
  glsl: { forever: 'while (true)', caseJoin: ': case ', caseEnd: 'break;' },
  wgsl: { forever: 'loop', caseJoin: ', ', caseEnd: '' },
} as const

const none: Block = []

export const printStatements = (body: Block, printer: StatementPrinter): void => {
  const { dialect, space, compact, text, named, add, bind } = printer
  const { forever, caseJoin, caseEnd } = words[dialect.language]
  const list = (block: Block, depth: number): void => {
    for (const statement of block) {
      printer.addConstants(statement.args, depth, statement.site)
      one(statement, depth)
    }
  }
  const braces = (head: string, block: Block, depth: number, { site }: Statement): void => {
    add(`${head}${space}{`, depth, site)
    list(block, depth + 1)
  }
  const addIf = (statement: Statement, head: string, depth: number): void => {
    const [then = [], otherwise = []] = statement.blocks
    braces(`${head}if${space}(${statement.args.map((arg) => text(arg)).join('')})`, then, depth, statement)
    const [next] = otherwise
    if (next?.op === 'if' && otherwise.length === 1 && !printer.needsConstants(next.args)) return addIf(next, `}${space}else `, depth)
    if (otherwise.length > 0) braces(`}${space}else`, otherwise, depth, statement)
    add('}', depth, statement.site)
  }
  // Every statement has the arguments and blocks of its kind.
  const at = (args: readonly Expr[], i: number): string => text(args[i] as Expr)
  const one = (statement: Statement, depth: number): void => {
    const { op, args, blocks, detail, site } = statement
    const block = blocks[0] ?? none
    const line = (content: string): void => add(`${content};`, depth, site)
    switch (op) {
      case 'let':
      case 'var': {
        const value = at(args, 0)
        return line(bind(detail.type, named(detail), value, op === 'var'))
      }
      case 'assign':
        return line(`${at(args, 0)}${space}${detail}=${space}${at(args, 1)}`)
      case 'do':
        return line(at(args, 0))
      case 'if':
        return addIf(statement, '', depth)
      case 'for': {
        const { counter, operator } = detail
        const [start, step] = [at(args, 0), at(args, 2)]
        const name = named(counter)
        // Every `for` has an end.
        const goesOn = text(compare(operator, paramOf(counter), args[1] as Expr))
        const by = counter.type !== floatType && args[2]?.op === 'literal' ? args[2].detail : undefined
        const change = by === 1 ? `${name}++` : by === -1 ? `${name}--` : `${name}${space}+=${space}${step}`
        const first = bind(counter.type, name, start, true)
        braces(`for${space}(${first};${space}${goesOn};${space}${change})`, block, depth, statement)
        return add('}', depth, site)
      }
      case 'loop': {
        const test = whileCondition(block)
        const isWhile = test && !printer.needsConstants([test])
        // A loop that breaks first unless a condition holds is printed as `while` with that condition.
        const head = isWhile ? `while${space}(${test.op === 'unary' && test.args[0] ? text(test.args[0]) : `!${text(test, true)}`})` : forever
        braces(head, isWhile ? block.slice(1) : block, depth, statement)
        return add('}', depth, site)
      }
      case 'switch': {
        add(`switch${space}(${at(args, 0)})${space}{`, depth, site)
        const type = args[0]?.type === uintType ? uintType : intType
        const cases = blocks.map((inner, i) => ({ inner, labels: detail[i] ?? [] }))
        // WGSL, where a case needs no `break`, requires a default.
        const all = caseEnd || cases.some(({ labels }) => labels.length === 0) ? cases : [...cases, { inner: [], labels: [] }]
        for (const { inner, labels } of all) {
          const values = labels.map((label) => dialect.literal(label, type, compact))
          braces(`${labels.length === 0 ? 'default' : `case ${values.join(caseJoin)}`}:`, inner, depth + 1, statement)
          const last = inner.at(-1)?.op
          if (caseEnd && last !== 'return' && last !== 'continue' && last !== 'discard') add(caseEnd, depth + 2, site)
          add('}', depth + 1, site)
        }
        return add('}', depth, site)
      }
      case 'break':
      case 'continue':
      case 'discard':
        return line(op)
      case 'return':
        return line(args[0] ? `return ${at(args, 0)}` : 'return')
      case 'comment':
        if (!compact) for (const words of detail.split('\n')) add(`// ${words}`, depth, site)
    }
  }
  list(body, 1)
}

/** The condition of a loop that starts with `if (…) break`. */
const whileCondition = ([first]: Block): Expr | undefined => {
  const [then] = first?.op === 'if' && first.blocks.length === 1 ? first.blocks : []
  return then?.length === 1 && then[0]?.op === 'break' ? first?.args[0] : undefined
}
