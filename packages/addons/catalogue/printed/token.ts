/** Splits a printed text, GLSL or WGSL, into words, numbers and signs, which both languages share. Comments and spaces are dropped. */

export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'directive'
  readonly text: string
  /** Its start and end in the text. */
  readonly start: number
  readonly end: number
}

const pattern = new RegExp(
  [
    String.raw`(?<gap>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<directive>#[^\n]*)`,
    String.raw`(?<word>[A-Za-z_]\w*)`,
    String.raw`(?<number>0[xX][\da-fA-F]+[ui]?|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[uifh]?)`,
    // The longest first.
    String.raw`(?<sign><<=|>>=|<<|>>|<=|>=|==|!=|&&|\|\||\^\^|[-+*/%&|^]=|\+\+|--|->|[-+*/%&|^~!<>=?:;,.(){}\[\]@])`,
  ].join('|'),
  'y',
)

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  for (let start = 0; start < text.length; start = pattern.lastIndex) {
    pattern.lastIndex = start
    const groups = pattern.exec(text)?.groups
    if (!groups) throw new Error(`expected GLSL or WGSL, got "${text.slice(start, start + 20)}" in line ${text.slice(0, start).split('\n').length}`)
    for (const kind of ['word', 'number', 'sign', 'directive'] as const) {
      const found = groups[kind]
      if (found !== undefined) tokens.push({ kind, text: found, start, end: start + found.length })
    }
  }
  return tokens
}
