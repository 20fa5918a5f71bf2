/** Reads a `_headers` file as hosts do: what they send with an address. All rules that fit it give their headers; values of one name are joined. */
export type HeaderRule = { readonly path: string; readonly headers: readonly (readonly [name: string, value: string])[] }

export const readHeaderRules = (text: string): readonly HeaderRule[] =>
  text
    .split(/\n(?=\S)/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n')
      if (!/^\/\S*$/.test(path)) throw new Error(`Expected a path that begins with a slash, but a rule begins with "${path}".`)
      const headers = lines.map((line): readonly [string, string] => {
        const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
        if (!name || !value) throw new Error(`Expected "  Name: value" under ${path}, but it is "${line}".`)
        return [name.toLowerCase(), value]
      })
      return { path, headers }
    })

export const headersOfAddress = (rules: readonly HeaderRule[], address: string): Readonly<Record<string, string>> => {
  const sent: Record<string, string> = {}
  for (const { path, headers } of rules) {
    // One star a rule: it stands for anything.
    const [start = '', end] = path.split('*')
    if (end === undefined ? address !== path : !(address.startsWith(start) && address.endsWith(end))) continue
    for (const [name, value] of headers) sent[name] = name in sent ? `${sent[name]}, ${value}` : value
  }
  return sent
}
