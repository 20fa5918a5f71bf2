/**
 * Reads a line of a grammar character by character, and reports an error at the character where reading stopped.
 * Must not know: rules, expressions.
 */

/** Each problem is a message of the demo, in both languages. */
export type Problem =
  | 'axiom'
  | 'twice'
  | 'setting'
  | 'symbol'
  | 'arrow'
  | 'value'
  | 'close'
  | 'comma'
  | 'name'
  | 'function'
  | 'count'
  | 'bracket'
  | 'unclosed'
  | 'parameter'
  | 'repeated'
  | 'end'
  | 'operator'
  | 'range'
  | 'finite'
  | 'weight'
  | 'deep'

export interface Place {
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

export class GrammarError extends Error implements Place {
  override readonly name = 'GrammarError'
  readonly problem: Problem
  readonly line: number
  readonly column: number
  /** The text at that place; ↵ at the end of a line. */
  readonly found: string

  constructor(problem: Problem, { line, column }: Place, found: string) {
    super(`${line}:${column} ${problem}: ${found}`)
    this.problem = problem
    this.line = line
    this.column = column
    this.found = found
  }
}

export interface Scanner {
  /** The next character that is not a space; empty at the end of the line. */
  readonly peek: () => string
  readonly place: () => Place
  /** Moves behind the given text if it comes next. */
  readonly take: (text: string) => boolean
  /** Moves behind a match of the expression, which must be sticky. */
  readonly match: (expression: RegExp) => string | undefined
  /** Throws at the next character, or at an earlier place. */
  readonly fail: (problem: Problem, place?: Place, found?: string) => never
}

/** A word or number is shown whole. */
const shown = /[A-Za-z]\w*|[\d.]+|->|./y

/** The text may have several lines; the first has this number. */
export const createScanner = (text: string, firstLine: number): Scanner => {
  let at = 0
  const skip = (): void => {
    while (at < text.length && /\s/.test(text.charAt(at))) at++
  }
  const place = (): Place => {
    skip()
    const before = text.slice(0, at).split('\n')
    return { line: firstLine + before.length - 1, column: (before.at(-1) ?? '').length + 1 }
  }
  const match = (expression: RegExp): string | undefined => {
    skip()
    expression.lastIndex = at
    const found = expression.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  return {
    peek() {
      skip()
      return text.charAt(at)
    },
    place,
    take(wanted) {
      skip()
      if (!text.startsWith(wanted, at)) return false
      at += wanted.length
      return true
    },
    match,
    fail(problem, where = place(), found) {
      throw new GrammarError(problem, where, found ?? match(shown) ?? '↵')
    },
  }
}
