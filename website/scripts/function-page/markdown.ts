/** Text as MDX: what is a sign in the text must not become markup. Must not know: what the text is about. */

/** Signs that mean something to Markdown, to MDX, to formulas or to directives. */
const signs = /[\\`*_{}[\]<>|~$]|:(?=\w)/g

/** Plain text, to be read as it is. */
export const escapeText = (text: string): string => text.replaceAll(signs, (sign) => `\\${sign}`)

/** Inline code; `inTable` because a bar ends a cell even there. */
export const inlineCode = (text: string, inTable = false): string => {
  const ticks = text.includes('`') ? '``' : '`'
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  const code = `${ticks}${space}${text}${space}${ticks}`
  return inTable ? code.replaceAll('|', '\\|') : code
}

/** A block of code. */
export const codeBlock = (language: string, text: string, title?: string): string => {
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}${language}${title === undefined ? '' : ` title=${JSON.stringify(title)}`}\n${text.trimEnd()}\n${fence}`
}

/** A table; cells are Markdown already. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell || ' ').join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Front matter; values are written as JSON, which is YAML. */
export const frontMatter = (values: Readonly<Record<string, string | number | boolean | null | readonly string[]>>): string =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---'].join('\n')

/** Data for a component, on a line of its own: within an attribute the reader of MDX would try at each closing brace whether the data ends there. */
export const data = (name: string, value: unknown): string => `export const ${name} = ${JSON.stringify(value)}`
