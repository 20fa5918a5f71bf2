/**
 * Colours for code while it is being written: the roles of plugins/highlight by a quick look at each word. What is read, and not written,
 * has its colours from the build, which knows the language.
 */
export type Piece = { readonly role: string | undefined; readonly text: string }

const keywords =
  'as|async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|finally|for|from|function|if|import|in|instanceof|interface|let|new|of|return|static|super|switch|this|throw|try|type|typeof|var|void|while|yield'

/** Alternatives in the order in which they count; each has the name of its role. */
const pattern = new RegExp(
  [
    String.raw`(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\]|\\[\s\S])*${'`'})`,
    String.raw`(?<number>\b(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|undefined)\b)`,
    String.raw`(?<keyword>\b(?:${keywords})\b|(?<=<\/?)[a-z][\w-]*)`,
    String.raw`(?<type>\b[A-Z]\w*\b)`,
    String.raw`(?<function>[\w$]+(?=\())`,
    String.raw`(?<property>(?<=\.)[\w$]+|\b[\w-]+(?==["'{]|:\s))`,
    String.raw`[\w$]+`,
  ].join('|'),
  'g',
)

export const paint = (code: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: text, groups = {} } of code.matchAll(pattern)) {
    const [role] = Object.entries(groups).find(([, found]) => found !== undefined) ?? []
    if (role === undefined) continue
    if (index > from) pieces.push({ role: undefined, text: code.slice(from, index) })
    pieces.push({ role: `tk-${role}`, text })
    from = index + text.length
  }
  return from < code.length ? [...pieces, { role: undefined, text: code.slice(from) }] : pieces
}
