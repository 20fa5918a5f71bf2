/**
 * The text of a grammar as data. Each line is a setting (`angle: 60`), a constant (`r = 0.7`) or a rule in the notation of Prusinkiewicz and
 * Lindenmayer: `left < A(x) > right : condition ->(weight) successor`. A line that begins with a space continues the one before.
 * Must not know: rewriting, the turtle.
 */
import { readExpression, type Evaluate, type Names } from './expression.ts'
import { createScanner, GrammarError, type Place, type Scanner } from './scan.ts'

/** A symbol of a successor, with an expression for each parameter. */
export interface Module {
  readonly code: number
  readonly values: readonly Evaluate[]
  readonly place: Place
}
/** A symbol of a predecessor: its parameters go into the slots from `slot` on. */
export interface Pattern {
  readonly code: number
  readonly slot: number
  readonly count: number
}
export interface Rule {
  readonly left: readonly Pattern[]
  readonly strict: Pattern
  readonly right: readonly Pattern[]
  readonly condition: Evaluate | undefined
  readonly weight: Evaluate | undefined
  readonly successor: readonly Module[]
  readonly place: Place
}
export interface Grammar {
  readonly axiom: readonly Module[]
  /** By the code of the strict predecessor; those with a context come first. */
  readonly rules: ReadonlyMap<number, readonly Rule[]>
  readonly ignored: ReadonlySet<number>
  readonly angle: number
  readonly steps: number
  /** The width of a line whose length is 1. */
  readonly width: number
  /** How much gravity bends a segment. */
  readonly tropism: number
}

export const codeOf = (symbol: string): number => symbol.charCodeAt(0)
export const [open, close] = [codeOf('['), codeOf(']')]
const symbols = /[A-Za-z+\-&^\\/|$!~]/y
/** In front of an arrow, a minus is a part of it. */
const rewritten = /[A-Za-z+&^\\/|$!~]|-(?!>)/y
const noNames: ReadonlyMap<string, number> = new Map()
/** Least, most and usual. */
const numbers = { angle: [-360, 360, 90], steps: [0, 40, 4], width: [0, 10, 0.1], tropism: [-2, 2, 0] } as const
type NumberName = keyof typeof numbers
// The playground's grammar reads predicates of functions, not those of arrows.
function isNumberName(name: string): name is NumberName {
  return Object.hasOwn(numbers, name)
}
/** As many parameters as a rule may name. */
export const mostSlots = 32

export const parse = (text: string): Grammar => {
  const lines = text.split('\n')
  const constants = new Map<string, number>()
  const rules: Rule[] = []
  const given = new Map<NumberName, number>()
  const ignored = new Set<number>()
  let axiom: readonly Module[] | undefined
  const seen = new Set<string>()

  const readSetting = (scanner: Scanner, name: string, place: Place): void => {
    if (seen.has(name)) scanner.fail('twice', place, name)
    seen.add(name)
    const names = { slots: noNames, constants }
    if (name === 'axiom') axiom = readModules(scanner, names)
    else if (name === 'ignore') for (let sign = scanner.match(symbols); sign !== undefined; sign = scanner.match(symbols)) ignored.add(codeOf(sign))
    else if (isNumberName(name)) {
      const [least, most] = numbers[name]
      const at = scanner.place()
      const value = constantOf(scanner, names)
      if (!(value >= least && value <= most) || (name === 'steps' && !Number.isInteger(value))) scanner.fail('range', at, `${least} … ${most}`)
      given.set(name, value)
    } else scanner.fail('setting', place, name)
  }

  // A comment is as good as spaces.
  const blank = lines.map((line) => line.replace(/#.*/, (comment) => ' '.repeat(comment.length)))
  blank.forEach((line, i) => {
    if (i > 0 && /^\s/.test(line)) return
    const next = blank.findIndex((other, k) => k > i && !/^\s/.test(other))
    const scanner = createScanner(blank.slice(i, next < 0 ? undefined : next).join('\n'), i + 1)
    if (scanner.peek() === '') return
    const place = scanner.place()
    const setting = scanner.match(/[A-Za-z]{2,}(?=\s*:)/y)
    const constant = setting === undefined ? scanner.match(/[A-Za-z]\w*(?=\s*=(?!=))/y) : undefined
    if (setting !== undefined) {
      scanner.take(':')
      readSetting(scanner, setting, place)
    } else if (constant !== undefined) {
      scanner.take('=')
      if (constants.has(constant)) scanner.fail('twice', place, constant)
      constants.set(constant, constantOf(scanner, { slots: noNames, constants }))
    } else rules.push(readRule(scanner, constants))
    if (scanner.peek() !== '') scanner.fail('end')
  })
  if (!axiom) throw new GrammarError('axiom', { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }, '↵')

  const byCode = new Map<number, Rule[]>()
  for (const rule of rules.toSorted((one, other) => Number(isFree(one)) - Number(isFree(other)))) {
    const list = byCode.get(rule.strict.code)
    if (list) list.push(rule)
    else byCode.set(rule.strict.code, [rule])
  }
  const numberOf = (name: NumberName): number => given.get(name) ?? numbers[name][2]
  return {
    axiom,
    rules: byCode,
    ignored,
    angle: numberOf('angle'),
    steps: numberOf('steps'),
    width: numberOf('width'),
    tropism: numberOf('tropism'),
  }
}

/** A rule without a context. */
export const isFree = ({ left, right }: Rule): boolean => left.length === 0 && right.length === 0

const constantOf = (scanner: Scanner, names: Names): number => {
  const place = scanner.place()
  const value = readExpression(scanner, names)(new Float64Array(), () => 0.5)
  if (scanner.peek() !== '') scanner.fail('operator')
  return Number.isFinite(value) ? value : scanner.fail('finite', place, String(value))
}

/** Symbols with their parameters, up to what is no symbol. Brackets come in pairs. */
const readModules = (scanner: Scanner, names: Names): readonly Module[] => {
  const modules: Module[] = []
  const branches: Place[] = []
  for (;;) {
    const place = scanner.place()
    const bracket = scanner.match(/[[\]]/y)
    if (bracket === '[') branches.push(place)
    if (bracket === ']' && !branches.pop()) scanner.fail('bracket', place, ']')
    const sign = bracket ?? scanner.match(symbols)
    if (sign === undefined) break
    const values: Evaluate[] = []
    if (bracket === undefined && scanner.take('(')) {
      do values.push(readExpression(scanner, names))
      while (scanner.take(','))
      if (!scanner.take(')')) scanner.fail('comma')
    }
    modules.push({ code: codeOf(sign), values, place })
  }
  const left = branches.pop()
  if (left) scanner.fail('unclosed', left, '[')
  return modules
}

const readRule = (scanner: Scanner, constants: ReadonlyMap<string, number>): Rule => {
  const place = scanner.place()
  const slots = new Map<string, number>()
  const readPattern = (): Pattern | undefined => {
    const sign = scanner.match(rewritten)
    if (sign === undefined) return undefined
    const slot = slots.size
    if (scanner.take('(')) {
      do {
        const at = scanner.place()
        const name = scanner.match(/[A-Za-z]\w*/y) ?? scanner.fail('parameter')
        if (slots.has(name)) scanner.fail('repeated', at, name)
        if (slots.size === mostSlots) scanner.fail('close', at, name)
        slots.set(name, slots.size)
      } while (scanner.take(','))
      if (!scanner.take(')')) scanner.fail('comma')
    }
    return { code: codeOf(sign), slot, count: slots.size - slot }
  }
  /** The places of the first symbols. */
  const places: Place[] = []
  const readPatterns = (): readonly Pattern[] => {
    const patterns: Pattern[] = []
    for (;;) {
      places.push(scanner.place())
      const next = readPattern()
      if (!next) return patterns
      patterns.push(next)
    }
  }
  const readBranches = (): readonly Pattern[] => {
    const patterns: Pattern[] = []
    const branches: Place[] = []
    for (;;) {
      const at = scanner.place()
      const bracket = scanner.match(/[[\]]/y)
      if (bracket === '[') branches.push(at)
      if (bracket === ']' && !branches.pop()) scanner.fail('bracket', at, ']')
      const next = bracket === undefined ? readPattern() : { code: codeOf(bracket), slot: 0, count: 0 }
      if (!next) break
      patterns.push(next)
    }
    const left = branches.pop()
    if (left) scanner.fail('unclosed', left, '[')
    return patterns
  }

  const first = readPatterns()
  if (first.length === 0) scanner.fail('symbol')
  const hasLeft = scanner.take('<')
  const strict = hasLeft ? (readPattern() ?? scanner.fail('symbol')) : first[0]
  // Without a left context, only one symbol can stand here.
  if (!strict || (!hasLeft && first.length > 1)) return scanner.fail('arrow', places[1], String.fromCharCode(first[1]?.code ?? 0))
  const right = scanner.take('>') ? readBranches() : []
  const names = { slots, constants }
  const condition = scanner.take(':') ? readExpression(scanner, names) : undefined
  if (!scanner.take('->') && !scanner.take('→')) scanner.fail('arrow')
  let weight: Evaluate | undefined
  if (scanner.take('(')) {
    weight = readExpression(scanner, names)
    if (!scanner.take(')')) scanner.fail('close')
  }
  return { left: hasLeft ? first : [], strict, right, condition, weight, successor: readModules(scanner, names), place }
}
