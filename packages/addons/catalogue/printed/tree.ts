/** Parses the functions of a printed GLSL text into statements and expressions, to count them. Supports the part of GLSL that is printed. */
import type { Declaration } from './declaration.ts'
import type { Token } from './token.ts'

export type Expression =
  | { readonly kind: 'number' | 'name'; readonly text: string }
  /** A call, a constructor or a conversion; an array's constructor is called `float[3]`. */
  | { readonly kind: 'call'; readonly callee: string; readonly args: readonly Expression[] }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly by: Expression }
  | { readonly kind: 'unary'; readonly operator: string; readonly of: Expression }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'choice'; readonly condition: Expression; readonly whenTrue: Expression; readonly whenFalse: Expression }

export type Statement =
  | { readonly kind: 'declare'; readonly type: string; readonly name: string; readonly value?: Expression }
  /** The operator is `=`, `+=` …; incrementing or decrementing is `+=` or `-=` of 1. */
  | { readonly kind: 'assign'; readonly operator: string; readonly place: Expression; readonly value: Expression }
  | { readonly kind: 'do'; readonly value: Expression }
  | { readonly kind: 'if'; readonly condition: Expression; readonly whenTrue: readonly Statement[]; readonly whenFalse: readonly Statement[] }
  | { readonly kind: 'for'; readonly start: Statement; readonly condition: Expression; readonly change: Statement; readonly body: readonly Statement[] }
  | { readonly kind: 'while'; readonly condition: Expression; readonly body: readonly Statement[] }
  | { readonly kind: 'switch'; readonly on: Expression; readonly cases: readonly (readonly Statement[])[] }
  | { readonly kind: 'return'; readonly value?: Expression }
  | { readonly kind: 'leave' }

export interface FunctionTree {
  readonly name: string
  readonly result: string
  readonly parameters: readonly { readonly type: string; readonly name: string }[]
  readonly body: readonly Statement[]
}

export interface StructTree {
  readonly name: string
  readonly fields: ReadonlyMap<string, string>
}

/** The precedence of operators (GLSL ES 3.00, section 5.1). */
const levels: Readonly<Record<string, number>> = {
  '*': 10,
  '/': 10,
  '%': 10,
  '+': 9,
  '-': 9,
  '<<': 8,
  '>>': 8,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '==': 6,
  '!=': 6,
  '&': 5,
  '^': 4,
  '|': 3,
  '&&': 2,
  '^^': 1,
  '||': 0,
}
const qualifiers = ['const', 'in', 'out', 'inout', 'highp', 'mediump', 'lowp']

class Reader {
  readonly #tokens: readonly Token[]
  #next = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get text(): string {
    return this.#tokens[this.#next]?.text ?? ''
  }

  take(...wanted: readonly string[]): string {
    const token = this.#tokens[this.#next]
    if (!token || (wanted.length > 0 && !wanted.includes(token.text)))
      throw new Error(`expected ${wanted.join(' or ') || 'more'} in GLSL, got "${token?.text ?? 'its end'}"`)
    this.#next++
    return token.text
  }

  accept(text: string): boolean {
    if (this.text !== text) return false
    this.#next++
    return true
  }

  /** A type and its qualifiers, which do not affect the count. */
  type(): string {
    while (qualifiers.includes(this.text)) this.take()
    return this.take() + this.#arraySize()
  }

  #arraySize(): string {
    if (this.text !== '[') return ''
    this.take('[')
    const size = this.take()
    this.take(']')
    return `[${size}]`
  }

  /** Two words in a row, or an array type and a word: a declaration. */
  isDeclaration(): boolean {
    const [first, second, , , fifth] = this.#tokens.slice(this.#next, this.#next + 5)
    if (first?.kind !== 'word') return false
    return qualifiers.includes(first.text) || second?.kind === 'word' || (second?.text === '[' && fifth?.kind === 'word')
  }

  /** Statements in brackets, or a single one without. */
  block(): readonly Statement[] {
    if (this.text !== '{') return [this.statement()]
    this.take('{')
    const statements: Statement[] = []
    while (!this.accept('}')) statements.push(this.statement())
    return statements
  }

  statement(): Statement {
    switch (this.text) {
      case 'if':
        return this.#if()
      case 'for':
        return this.#for()
      case 'while': {
        this.take('while')
        return { kind: 'while', condition: this.#inBrackets(), body: this.block() }
      }
      case 'switch':
        return this.#switch()
      case 'return': {
        this.take('return')
        if (this.accept(';')) return { kind: 'return' }
        const value = this.expression()
        this.take(';')
        return { kind: 'return', value }
      }
      case 'break':
      case 'continue':
      case 'discard':
        this.take()
        this.take(';')
        return { kind: 'leave' }
      default: {
        const simple = this.#simple()
        this.take(';')
        return simple
      }
    }
  }

  #if(): Statement {
    this.take('if')
    const condition = this.#inBrackets()
    const whenTrue = this.block()
    if (!this.accept('else')) return { kind: 'if', condition, whenTrue, whenFalse: [] }
    return { kind: 'if', condition, whenTrue, whenFalse: this.text === 'if' ? [this.#if()] : this.block() }
  }

  #for(): Statement {
    this.take('for')
    this.take('(')
    const start = this.#simple()
    this.take(';')
    const condition = this.expression()
    this.take(';')
    const change = this.#simple()
    this.take(')')
    return { kind: 'for', start, condition, change, body: this.block() }
  }

  #switch(): Statement {
    this.take('switch')
    const on = this.#inBrackets()
    this.take('{')
    const cases: (readonly Statement[])[] = []
    while (!this.accept('}')) {
      // Several labels share one block.
      while (this.text === 'case' || this.text === 'default') {
        while (this.take() !== ':') continue
      }
      cases.push(this.block())
    }
    return { kind: 'switch', on, cases }
  }

  #simple(): Statement {
    if (this.isDeclaration()) {
      const type = this.type()
      const name = this.take()
      return this.accept('=') ? { kind: 'declare', type, name, value: this.expression() } : { kind: 'declare', type, name }
    }
    const place = this.expression()
    if (this.text === '++' || this.text === '--')
      return { kind: 'assign', operator: this.take() === '++' ? '+=' : '-=', place, value: { kind: 'number', text: '1' } }
    if (/^(?:<<|>>|[-+*/%&|^])?=$/.test(this.text)) return { kind: 'assign', operator: this.take(), place, value: this.expression() }
    return { kind: 'do', value: place }
  }

  #inBrackets(): Expression {
    this.take('(')
    const value = this.expression()
    this.take(')')
    return value
  }

  expression(): Expression {
    const condition = this.#binary(0)
    if (!this.accept('?')) return condition
    const whenTrue = this.expression()
    this.take(':')
    return { kind: 'choice', condition, whenTrue, whenFalse: this.expression() }
  }

  #binary(least: number): Expression {
    let left = this.#unary()
    for (let level = levels[this.text]; level !== undefined && level >= least; level = levels[this.text]) {
      const operator = this.take()
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1) }
    }
    return left
  }

  #unary(): Expression {
    if (this.text === '-' || this.text === '!' || this.text === '~') return { kind: 'unary', operator: this.take(), of: this.#unary() }
    return this.#postfix()
  }

  #postfix(): Expression {
    let value = this.#atom()
    for (;;) {
      if (this.accept('.')) value = { kind: 'member', of: value, name: this.take() }
      else if (this.accept('[')) {
        value = { kind: 'index', of: value, by: this.expression() }
        this.take(']')
      } else return value
    }
  }

  #atom(): Expression {
    if (this.text === '(') return this.#inBrackets()
    const token = this.#tokens[this.#next]
    const text = this.take()
    if (token?.kind === 'number') return { kind: 'number', text }
    // `float[3](…)`: an index never precedes a parenthesis.
    const size = this.text === '[' && this.#tokens[this.#next + 3]?.text === '(' ? this.#arraySize() : ''
    if (this.text !== '(') return { kind: 'name', text }
    return { kind: 'call', callee: text + size, args: this.list(() => this.expression()) }
  }

  list<V>(one: () => V): readonly V[] {
    this.take('(')
    const values: V[] = []
    while (!this.accept(')')) {
      values.push(one())
      if (this.text !== ')') this.take(',')
    }
    return values
  }
}

export const functionTree = ({ tokens }: Declaration): FunctionTree => {
  const reader = new Reader(tokens)
  const result = reader.type()
  const name = reader.take()
  const parameters = reader.list(() => ({ type: reader.type(), name: reader.take() }))
  return { name, result, parameters, body: reader.block() }
}

export const structTree = ({ tokens }: Declaration): StructTree => {
  const reader = new Reader(tokens)
  reader.take('struct')
  const name = reader.take()
  reader.take('{')
  const fields = new Map<string, string>()
  while (!reader.accept('}')) {
    const type = reader.type()
    fields.set(reader.take(), type)
    reader.take(';')
  }
  return { name, fields }
}

/** The type of a constant of the module. */
export const constantType = ({ tokens }: Declaration): string => new Reader(tokens).type()
