/**
 * The tokens of WGSL text, without comments, each with its index. Enough to find declarations; it does not parse the language.
 */

export interface Token {
  readonly text: string
  /** The index in the text. */
  readonly start: number
  readonly end: number
}

const word = /[\p{L}_][\p{L}\p{N}_]*|0[xX][\da-fA-F]+[iu]?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[iufh]?|->|[^\s]/uy

/** The end of a comment that starts here; block comments nest. */
const commentEnd = (code: string, start: number): number => {
  if (code.startsWith('//', start)) {
    const end = code.indexOf('\n', start)
    return end < 0 ? code.length : end
  }
  let depth = 0
  let at = start
  do {
    if (code.startsWith('/*', at)) depth++
    else if (code.startsWith('*/', at)) depth--
    else {
      at++
      continue
    }
    at += 2
  } while (depth > 0 && at < code.length)
  return at
}

export const tokensOf = (code: string): readonly Token[] => {
  const tokens: Token[] = []
  let at = 0
  while (at < code.length) {
    if (/\s/.test(code[at] ?? '')) at++
    else if (code.startsWith('//', at) || code.startsWith('/*', at)) at = commentEnd(code, at)
    else {
      word.lastIndex = at
      // Any other character is a token of its own.
      const text = word.exec(code)?.[0] ?? code[at] ?? ' '
      tokens.push({ text, start: at, end: at + text.length })
      at += text.length
    }
  }
  return tokens
}

/** A position in a list of tokens. */
export class Cursor {
  readonly tokens: readonly Token[]
  at = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }
  peek(): string {
    return this.tokens[this.at]?.text ?? ''
  }
  get isDone(): boolean {
    return this.at >= this.tokens.length
  }
  next(): string {
    const text = this.peek()
    this.at++
    return text
  }
  /** Whether the next token is this word; then skips it. */
  take(text: string): boolean {
    if (this.peek() !== text) return false
    this.at++
    return true
  }
  /** The tokens between the next bracket and its closing one; skips both brackets. */
  inside(open: string, close: string): readonly Token[] {
    const start = ++this.at
    for (let depth = 1; !this.isDone; this.at++) {
      if (this.peek() === open) depth++
      else if (this.peek() === close && --depth === 0) break
    }
    return this.tokens.slice(start, this.at++)
  }
}
