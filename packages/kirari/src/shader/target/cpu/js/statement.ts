/** Statements of the scalar form as lines of JavaScript. */
import type { Expr, Func, Parameter } from '../../../ir/expr.ts'
import type { Block, For, If, Statement, Switch } from '../../../ir/statement.ts'
import { boolType, isNumeric } from '../../../ir/type.ts'
import { copyLines } from './copy.ts'
import { placeText, type Write } from './expression.ts'
import { round, unbracket, type Need } from './number.ts'

/** The context of printing the statements of a function. */
export interface Printing {
  readonly write: Write
  readonly need: Need
  /** Names a local. */
  readonly declare: (param: Parameter) => string
  /** Allocates a buffer for an array; returns the line that makes it, unless it is made once for all calls. */
  readonly declareBuffer: (param: Parameter) => readonly string[]
  /** A name for a label. */
  readonly label: () => string
  /** How to discard a pixel: return from the function, or go on, because its neighbours still need its values. */
  readonly onDiscard: 'return' | 'go on'
  readonly discards: (func: Func) => boolean
}

/** Where a `break` leads: out of the loop, whose label is needed inside a switch. */
interface Around {
  readonly inSwitch: boolean
  readonly labelLoop: () => string
}
const outside: Around = { inSwitch: false, labelLoop: () => '' }

export const statementLines = (block: Block, printing: Printing, around: Around = outside): readonly string[] =>
  block.flatMap((statement) => [...lines(statement, printing, around), ...afterCall(statement, printing)])

const indent = (inner: readonly string[]): readonly string[] => inner.map((line) => `  ${line}`)

/** The called function may have discarded the pixel. */
const afterCall = ({ args }: Statement, { onDiscard, discards }: Printing): readonly string[] =>
  onDiscard === 'return' && args.some((arg) => arg.op === 'call' && discards(arg.detail)) ? ['if (discarded) return'] : []

const lines = (statement: Statement, printing: Printing, around: Around): readonly string[] => {
  const { write, declare } = printing
  const arg = (i: number): Expr => {
    const found = statement.args[i]
    if (!found) throw new RangeError(`expected argument ${i} of ${statement.op}: please report this`)
    return found
  }
  switch (statement.op) {
    case 'let': {
      const value = unbracket(write(arg(0)))
      return [`const ${declare(statement.detail)} = ${value}`]
    }
    case 'var':
      return varLines(statement.detail, statement.args[0], printing)
    case 'assign':
      if (arg(0).type.kind === 'array') return copyLines(arg(0), arg(1), write, printing.need)
      return [`${placeText(arg(0), write)} = ${unbracket(write(arg(1)))}`]
    case 'do':
      return [write(arg(0))]
    case 'if':
      return ifLines(statement, write(arg(0)), printing, around)
    case 'for':
      return looped(forHeader(statement, printing), statement.blocks[0] ?? [], printing)
    case 'loop':
      return looped('while (true) {', statement.blocks[0] ?? [], printing)
    case 'switch':
      return switchLines(statement, write(arg(0)), printing, around)
    case 'break':
      return [around.inSwitch ? `break ${around.labelLoop()}` : 'break']
    case 'continue':
      return ['continue']
    case 'return':
      return [statement.args.length > 0 ? `return ${unbracket(write(arg(0)))}` : 'return']
    case 'discard':
      return printing.onDiscard === 'return' ? ['discarded = true', 'return'] : ['discarded = true']
    case 'comment':
      return statement.detail.split('\n').map((line) => `// ${line}`)
  }
}

const varLines = (param: Parameter, value: Expr | undefined, { write, need, declare, declareBuffer }: Printing): readonly string[] => {
  if (param.type.kind !== 'array') {
    const text = value ? unbracket(write(value)) : isNumeric(param.type) && param.type.scalar === boolType ? 'false' : '0'
    return [`let ${declare(param)} = ${text}`]
  }
  const made = declareBuffer(param)
  const name = { op: 'param', type: param.type, args: [], detail: param } as const
  if (!value) return [...made, ...(made.length > 0 ? [] : [`${write(name)}.fill(0)`])]
  return [...made, ...copyLines(name, value, write, need)]
}

const ifLines = ({ blocks }: If, condition: string, printing: Printing, around: Around): readonly string[] => {
  const [then = [], otherwise = []] = blocks
  const head = [`if (${unbracket(condition)}) {`, ...indent(statementLines(then, printing, around))]
  if (otherwise.length === 0) return [...head, '}']
  const rest = statementLines(otherwise, printing, around)
  // Keeps `else if` chains flat.
  if (otherwise.length === 1 && otherwise[0]?.op === 'if') return [...head, `} else ${rest[0] ?? ''}`, ...rest.slice(1)]
  return [...head, '} else {', ...indent(rest), '}']
}

const forHeader = ({ args, detail: { counter, operator } }: For, { write, need, declare }: Printing): string => {
  const [start, end, step] = args
  if (!start || !end || !step || counter.type.kind !== 'scalar') throw new TypeError('expected a loop that counts scalars: please report this')
  const [first, last] = [write(start), write(end)]
  const name = declare(counter)
  const type = counter.type
  const isOne = step.op === 'literal' && step.detail === 1 && type.name !== 'float' && type.name !== 'half'
  const sum = `${name} + ${write(step)}`
  const next = isOne ? `${name}++` : `${name} = ${type.name === 'int' ? `${sum} | 0` : type.name === 'uint' ? `${sum} >>> 0` : round(sum, type, need)}`
  return `for (let ${name} = ${first}; ${name} ${operator} ${last}; ${next}) {`
}

const looped = (header: string, body: Block, printing: Printing): readonly string[] => {
  let label = ''
  const inner = statementLines(body, printing, { inSwitch: false, labelLoop: () => (label ||= printing.label()) })
  return [label ? `${label}: ${header}` : header, ...indent(inner), '}']
}

const switchLines = ({ blocks, detail }: Switch, selector: string, printing: Printing, around: Around): readonly string[] => [
  `switch (${unbracket(selector)}) {`,
  ...blocks.flatMap((block, i) => {
    const labels = detail[i] ?? []
    const heads = labels.length === 0 ? ['default'] : labels.map((label) => `case ${label}`)
    const last = block.at(-1)?.op
    const inner = statementLines(block, printing, { ...around, inSwitch: true })
    const leaves = last === 'return' || last === 'break' || last === 'continue'
    return [...heads.slice(0, -1).map((head) => `  ${head}:`), `  ${heads.at(-1) ?? ''}: {`, ...indent(indent([...inner, ...(leaves ? [] : ['break'])])), '  }']
  }),
  '}',
]
