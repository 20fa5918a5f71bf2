/**
 * Compares a GLSL or WGSL text with the same text whose marked values are constants: `float mark3m = …`. Each of those constants that is
 * used once goes back to the place where it is used; then the lines of both texts are equal, apart from names and brackets.
 */

/** `vec2 mark3m = …;` or `let mark3m = …;` */
const declaration = /^\s*\w+ (mark\d+m\w*) = (.+);$/
const functionHead = /^\S.*\b(\w+)\(.*\{$/

/** A line of a text, and the function in which it stands. */
type Line = { readonly text: string; readonly inside: string }

const linesIn = (text: string): readonly Line[] => {
  let inside = ''
  return text.split('\n').map((line) => {
    const [, name] = functionHead.exec(line) ?? []
    if (name) inside = name
    return { text: line, inside }
  })
}

const inlined = (lines: readonly Line[]): readonly Line[] => {
  const uses = new Map<string, number[]>()
  lines.forEach(({ text, inside }, i) => {
    for (const [name] of text.matchAll(/\bmark\d+m\w*/g)) uses.set(`${inside} ${name}`, [...(uses.get(`${inside} ${name}`) ?? []), i])
  })
  const texts: (string | undefined)[] = lines.map(({ text }) => text)
  lines.forEach(({ inside }, i) => {
    const [, name, value = ''] = declaration.exec(texts[i] ?? '') ?? []
    if (name === undefined) return
    // The first one is the declaration.
    const [, at, ...more] = uses.get(`${inside} ${name}`) ?? []
    if (more.length > 0) return
    if (at !== undefined) texts[at] = texts[at]?.replace(new RegExp(`\\b${name}\\b`), () => `/*${name}*/(${value})`)
    texts[i] = undefined
  })
  return lines.flatMap(({ inside }, i) => (texts[i] === undefined ? [] : [{ text: texts[i], inside }]))
}

/** The function and the text of a line, without marks, the names of constants that printers made, and brackets. */
const keyOf = ({ text, inside }: Line): string =>
  `${inside}: ${text
    .replaceAll(/\/\*\w+\*\//g, '')
    .replaceAll(/\b(?:mark\d+m\w*|t\d*)\b/g, '_')
    .replaceAll(/[()\s]/g, '')}`

const grouped = (lines: readonly Line[]): ReadonlyMap<string, readonly number[]> => {
  const groups = new Map<string, number[]>()
  lines.forEach((line, i) => {
    const key = keyOf(line)
    const group = groups.get(key)
    if (group) group.push(i)
    else groups.set(key, [i])
  })
  return groups
}

/** The numbers of the marks for each line of the text. Lines that the other text lacks have none. */
export const marksByLine = (text: string, marked: string): readonly (readonly number[])[] => {
  const own = linesIn(text)
  const others = inlined(linesIn(marked))
  const found: (readonly number[])[] = own.map(() => [])
  const groups = grouped(others)
  for (const [key, at] of grouped(own)) {
    const same = groups.get(key) ?? []
    // Equal lines stand in the same order. If their numbers differ, it is unknown which one is missing.
    if (same.length !== at.length) continue
    at.forEach((line, i) => {
      // A name that is no constant of this line is read there, and was computed in another line.
      found[line] = [...(others[same[i] ?? -1]?.text ?? '').matchAll(/\/\*mark(\d+)m|mark(\d+)m\w* = /g)].map(([, inner, whole]) => Number(inner ?? whole))
    })
  }
  return found
}
