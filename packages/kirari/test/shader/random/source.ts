/** Prints a program as TypeScript, so that a failure can be read and pasted into a test. */
import { withKept } from './kept.ts'
import { identifierOf, type Block, type Expr, type Func, type Program, type Statement } from './program.ts'
import type { Type } from './type.ts'

/** The name of a type's constructor in TypeScript. */
const tokenOf = (type: Type): string => (type.kind === 'array' ? `array(${tokenOf(type.element)}, ${type.count})` : type.name)

const text = (expr: Expr): string => {
  switch (expr.op) {
    case 'literal':
      return `${expr.type.name}(${expr.value})`
    case 'bare':
      return String(expr.value)
    case 'local':
      return expr.name
    case 'swizzle':
      return `${text(expr.of)}.${expr.letters}`
    case 'field':
      return `${text(expr.of)}.${expr.of.type.kind === 'struct' ? expr.of.type.fields[expr.index]?.name : ''}`
    case 'at':
      return `${text(expr.of)}.at(${text(expr.index)})`
    case 'apply': {
      const [first, ...rest] = expr.args.map(text)
      return expr.asMethod ? `${first}.${expr.name}(${rest.join(', ')})` : `${expr.name}(${[first, ...rest].join(', ')})`
    }
    case 'construct': {
      const args = expr.args.map(text)
      if (expr.type.kind === 'struct') return `${expr.type.name}({ ${expr.type.fields.map((field, i) => `${field.name}: ${args[i]}`).join(', ')} })`
      return expr.type.kind === 'array' ? `${tokenOf(expr.type)}([${args.join(', ')}])` : `${tokenOf(expr.type)}(${args.join(', ')})`
    }
    case 'call':
      return callText(expr.func, expr.args)
    case 'named':
      return `${text(expr.of)}.toConst('${expr.name}')`
  }
}
const callText = (func: Func, args: readonly Expr[]): string => `${identifierOf(func)}(${args.map(text).join(', ')})`

const indent = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`)
const blockText = (head: string, block: Block, tail: string): readonly string[] => [`${head} => {`, ...indent(withKept(block).flatMap(statementText)), tail]

const statementText = (statement: Statement): readonly string[] => {
  switch (statement.op) {
    case 'bind':
      return [`${statement.leaks ? '' : 'const '}${statement.name} = ${text(statement.value)}`]
    case 'variable':
      return [
        `const ${statement.name} = ${statement.value ? `${text(statement.value)}.toVar('${statement.hint}')` : `varOf(${tokenOf(statement.type)}, '${statement.hint}')`}`,
      ]
    case 'assign':
      return [`${text(statement.place)}.${statement.operator ? `${statement.operator}Assign` : 'assign'}(${text(statement.value)})`]
    case 'do':
      return [callText(statement.func, statement.args)]
    case 'if': {
      const lines = statement.chain.flatMap(({ test, late, body }, i) =>
        blockText(`${i === 0 ? 'If(' : '}).ElseIf('}${late ? '() => ' : ''}${text(test)}, ()`, body, '})'),
      )
      const all = statement.otherwise ? [...lines, ...blockText('}).Else(()', statement.otherwise, '})')] : lines
      // The line that begins the next branch closes the previous one.
      return all.filter((line, i) => line !== '})' || !all[i + 1]?.startsWith('}).'))
    }
    case 'count': {
      const { counter, hint, start, end, step, inclusive } = statement
      const parts = [
        start && `start: ${text(start)}`,
        `end: ${text(end)}`,
        step && `step: ${text(step)}`,
        inclusive && 'inclusive: true',
        hint && `name: '${hint}'`,
      ]
      const range = !start && !step && !inclusive && !hint ? text(end) : `{ ${parts.filter(Boolean).join(', ')} }`
      return blockText(`Loop(${range}, (${counter})`, statement.body, '})')
    }
    case 'while':
      return blockText(`Loop(() => ${text(statement.test)}, ()`, statement.body, '})')
    case 'switch': {
      const lines = [
        `Switch(${text(statement.selector)})`,
        ...statement.cases.flatMap(({ labels, body }) => blockText(`  .Case(${labels.length === 1 ? labels[0] : `[${labels.join(', ')}]`}, ()`, body, '})')),
      ]
      return statement.otherwise ? [...lines, ...blockText('  .Default(()', statement.otherwise, '})')] : lines
    }
    case 'break':
      return ['Break()']
    case 'continue':
      return ['Continue()']
    case 'return':
      return [`Return(${statement.value ? text(statement.value) : ''})`]
  }
}

const leaksOf = (block: Block): readonly string[] =>
  block.flatMap((statement) => {
    if (statement.op === 'bind') return statement.leaks ? [statement.name] : []
    if (statement.op === 'if') return [...statement.chain.flatMap(({ body }) => leaksOf(body)), ...leaksOf(statement.otherwise ?? [])]
    if (statement.op === 'switch') return [...statement.cases.flatMap(({ body }) => leaksOf(body)), ...leaksOf(statement.otherwise ?? [])]
    return statement.op === 'count' || statement.op === 'while' ? leaksOf(statement.body) : []
  })

const functionText = (func: Func): readonly string[] => {
  const params = func.params.map(({ hint, type, isInout }) => `{ ${hint}: ${isInout ? `inout(${tokenOf(type)})` : tokenOf(type)} }`)
  const names = func.params.map(({ name }) => name)
  return [
    `const ${identifierOf(func)} = fn('${func.name}', [${params.join(', ')}], ${func.result ? tokenOf(func.result) : 'nothing'}, (${names.join(', ')}) => {`,
    ...leaksOf(func.body).map((name) => `  let ${name}`),
    ...indent(func.body.flatMap(statementText)),
    ...(func.value ? [`  return ${text(func.value)}`] : []),
    '})',
  ]
}

/** The program as its author would have written it. */
export const sourceOf = (program: Program): string =>
  [
    ...program.structs.map(
      (type) => `const ${type.name} = struct('${type.name}', { ${type.fields.map((field) => `${field.name}: ${tokenOf(field.type)}`).join(', ')} })`,
    ),
    ...program.globals.map(({ name, value }) => `const ${name} = ${text(value)}`),
    ...program.functions.flatMap(functionText),
  ].join('\n')
