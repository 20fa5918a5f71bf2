/** A long signature, laid out with a line for each parameter, as the formatter does: a page shows some seventy letters of a line. */

/** Letters that fit beside each other on a desk. */
const room = 72

export const wrapped = (line: string): string => {
  if (line.length <= room) return line
  const open = line.indexOf('(')
  const parameters: string[] = []
  let depth = 0
  let start = open + 1
  // What stands within brackets of its own, such as the parameters of a function that is given, stays together.
  for (let i = open; i < line.length; i++) {
    const sign = line.charAt(i)
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign)) depth--
    if (depth > 1 || (depth === 1 && sign !== ',')) continue
    parameters.push(line.slice(start, i).trim())
    start = i + 1
    if (depth === 0) return `${line.slice(0, open + 1)}\n${parameters.map((parameter) => `  ${parameter}`).join(',\n')}\n${line.slice(i)}`
  }
  return line
}
