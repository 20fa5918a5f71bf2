/**
 * Reads SPECIFICATION.md, and the titles of tests in the text of test files. Reading the text, not running it, keeps this cheap: a title
 * made by `each` is known by its template. Must not know what the statements say.
 */

export type Statement = {
  readonly number: string
  readonly text: string
  /** `shown`, `open` with the address that is not there yet, or `decided otherwise`. */
  readonly status: string
  readonly tests: readonly { readonly file: string; readonly titles: readonly string[] }[]
  readonly decision: string | undefined
  readonly openPath: string | undefined
}

/** The rows of all tables: `| 2.1 | statement | status | tests |`. */
export const readStatements = (markdown: string): readonly Statement[] =>
  markdown.split('\n').flatMap((line) => {
    if (!/^\| *\d+\.\d+ /.test(line)) return []
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())
    if (cells.length !== 4) throw new Error(`SPECIFICATION.md: a row has ${cells.length} cells instead of 4: ${line}`)
    const [number = '', text = '', status = '', shownBy = ''] = cells
    const tests = shownBy === '' ? [] : shownBy.split('<br>').map((entry) => readTest(entry.trim()))
    return [{ number, text, status, tests, decision: /\]\(\.\.\/(decisions\/[\w-]+\.md)\)/.exec(status)?.[1], openPath: /^open: `([^`]+)`$/.exec(status)?.[1] }]
  })

const readTest = (entry: string): Statement['tests'][number] => {
  const [, name] = /^`(.+)`$/.exec(entry) ?? []
  const [file, ...titles] = (name ?? '').split(' › ')
  if (!file || titles.length === 0) throw new Error(`SPECIFICATION.md: a test is named as \`file.test.ts › describe › test\`, not as ${entry}`)
  return { file, titles }
}

/** The full titles of all tests of a file, parts joined by ` › `. Relies on the formatter's indentation: what is deeper is inside. */
export const titlesIn = (source: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const around: { readonly depth: number; readonly title: string }[] = []
  for (const call of source.matchAll(/^( *)(describe|test|it)((?:\.\w+)*)\(/gm)) {
    const [all, indentation = '', kind, modifiers = ''] = call
    const afterFirst = call.index + all.length
    const title = titleAt(source, /\.(?:each|runIf|skipIf)$/.test(modifiers) ? skipGroup(source, afterFirst) : afterFirst)
    if (title === undefined) continue
    const depth = indentation.length
    while ((around.at(-1)?.depth ?? -1) >= depth) around.pop()
    const path = [...around.map((outer) => outer.title), title].join(' › ')
    if (kind === 'describe') around.push({ depth, title })
    else found.add(path)
  }
  return found
}

/** Behind the bracket that closes the group one is in, and the one that opens after it. */
const skipGroup = (source: string, start: number): number => {
  let depth = 1
  let index = start
  while (depth > 0 && index < source.length) {
    const character = source[index] ?? ''
    if (['"', "'", '`'].includes(character)) index = endOfText(source, index)
    else if (source.startsWith('//', index)) index = source.indexOf('\n', index)
    else if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    index += 1
  }
  return source.indexOf('(', index) + 1
}

const endOfText = (source: string, start: number): number => {
  let index = start + 1
  while (index < source.length && source[index] !== source[start]) index += source[index] === '\\' ? 2 : 1
  return index
}

const titleAt = (source: string, start: number): string | undefined => {
  const begin = start + (/^\s*/.exec(source.slice(start))?.[0].length ?? 0)
  if (!['"', "'", '`'].includes(source[begin] ?? '')) return undefined
  return source.slice(begin + 1, endOfText(source, begin)).replaceAll(/\\(.)/g, '$1')
}
