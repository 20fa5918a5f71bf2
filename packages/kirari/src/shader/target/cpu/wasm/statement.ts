/** Statements of the scalar form as instructions. */
import type { Expr } from '../../../ir/expr.ts'
import type { Block, For, Statement, Switch } from '../../../ir/statement.ts'
import { boolType, floatType, intType, uintType, type Type } from '../../../ir/type.ts'
import { writer } from './expression.ts'
import { literal } from './literal.ts'
import { control, float, integer } from './opcode.ts'
import { get, set, valueType, type Place, type Reach, type Write } from './reach.ts'

/** The blocks that `break` and `continue` leave, by their depth. */
interface Around {
  readonly loop: number
  readonly turn: number
}

/** `result` is the type of the function's result, if it returns one scalar. */
export const writeBlock = (block: Block, reach: Reach, result: Type | undefined): void => {
  const { code } = reach
  const write = writer(reach)
  /** Returns from the function where its result does not matter. */
  const leave = (): void => code.add(...(result ? literal(0, result) : []), control.return)
  const writeAll = (statements: Block, around: Around): void => {
    for (const statement of statements) {
      writeOne(statement, around)
      code.forget()
      // The called function may have discarded the pixel.
      if (!reach.quad && statement.args.some((arg) => arg.op === 'call' && reach.discards(arg.detail))) {
        code.add(...get(reach.discarded))
        code.enclose(control.if, leave)
      }
    }
  }
  const writeOne = (statement: Statement, around: Around): void => {
    const { args, blocks } = statement
    const arg = (i: number): Expr => {
      const found = args[i]
      if (!found) throw new RangeError(`expected argument ${i} of ${statement.op}: please report this`)
      return found
    }
    switch (statement.op) {
      case 'let':
        write(arg(0))
        return code.add(...set(reach.declare(statement.detail)))
      case 'var':
        if (args[0]) write(args[0])
        else code.add(...literal(0, statement.detail.type))
        return code.add(...set(reach.declare(statement.detail)))
      case 'assign':
        write(arg(1))
        return code.add(...set(placeOf(arg(0), reach)))
      case 'do':
        write(arg(0))
        return arg(0).type.kind === 'nothing' ? undefined : code.add(control.drop)
      case 'if':
        write(arg(0))
        return code.enclose(control.if, () => {
          writeAll(blocks[0] ?? [], around)
          if (!blocks[1]?.length) return
          code.add(control.else)
          writeAll(blocks[1], around)
        })
      case 'for':
        return writeFor(statement, reach, write, (turn, loop) => writeAll(blocks[0] ?? [], { loop, turn }))
      case 'loop':
        return code.enclose(control.block, (loop) =>
          code.enclose(control.loop, (again) => {
            code.enclose(control.block, (turn) => writeAll(blocks[0] ?? [], { loop, turn }))
            code.branch(control.br, again)
          }),
        )
      case 'switch':
        return writeSwitch(statement, reach, write, (inner) => writeAll(inner, around))
      case 'break':
        return code.branch(control.br, around.loop)
      case 'continue':
        return code.branch(control.br, around.turn)
      case 'return':
        if (args[0]) write(args[0])
        return code.add(control.return)
      case 'discard':
        code.add(...literal(1, boolType), ...set(reach.discarded))
        return reach.quad ? undefined : leave()
      case 'comment':
        return undefined
    }
  }
  writeAll(block, { loop: 0, turn: 0 })
}

const placeOf = (expr: Expr, reach: Reach): Place => (expr.op === 'param' ? reach.placeOf(expr.detail) : reach.result(Number(expr.args[1]?.detail), expr.type))

const comparisons = {
  '<': { float: float.lt, int: integer.ltS, uint: integer.ltU },
  '<=': { float: float.le, int: integer.leS, uint: integer.leU },
  '>': { float: float.gt, int: integer.gtS, uint: integer.gtU },
  '>=': { float: float.ge, int: integer.geS, uint: integer.geU },
} as const

const writeFor = ({ args, detail: { counter, operator } }: For, reach: Reach, write: Write, body: (turn: number, loop: number) => void): void => {
  const { code } = reach
  const [start, end, step] = args
  if (!start || !end || !step) throw new TypeError('expected a loop that counts: please report this')
  const kind = counter.type === floatType ? 'float' : counter.type === uintType ? 'uint' : 'int'
  write(start)
  const place = reach.declare(counter)
  code.add(...set(place))
  code.enclose(control.block, (loop) =>
    code.enclose(control.loop, (again) => {
      code.add(...get(place))
      write(end)
      code.add(comparisons[operator][kind], integer.eqz)
      code.branch(control.brIf, loop)
      code.enclose(control.block, (turn) => body(turn, loop))
      code.add(...get(place))
      write(step)
      code.add(kind === 'float' ? float.add : integer.add, ...set(place))
      code.branch(control.br, again)
    }),
  )
}

/** Tests one case after another; the default comes last. */
const writeSwitch = ({ args, blocks, detail }: Switch, { code }: Reach, write: Write, body: (block: Block) => void): void => {
  if (!args[0]) throw new TypeError('expected something to switch by: please report this')
  // The cases contain statements, which release the locals that this one keeps.
  const place: Place = { isGlobal: false, index: code.local(valueType(args[0].type)) }
  const selector = get(place)
  write(args[0])
  code.add(...set(place))
  code.enclose(control.block, (depth) => {
    blocks.forEach((block, i) => {
      const labels = detail[i] ?? []
      if (labels.length === 0) return
      labels.forEach((label, j) => {
        code.add(...selector, ...literal(label, intType), integer.eq)
        if (j > 0) code.add(integer.or)
      })
      code.enclose(control.if, () => {
        body(block)
        code.branch(control.br, depth)
      })
    })
    blocks.forEach((block, i) => {
      if (detail[i]?.length === 0) body(block)
    })
  })
}
