/** Makes a function from compiled code, and finds the line of the code at which something was thrown. */

export type Prepared = {
  /** The code as a function, with these names in its scope. */
  readonly prepare: (code: string, scope: Readonly<Record<string, unknown>>) => () => unknown
  /** At which line of the code an error was thrown, if its trace says so. */
  readonly lineOf: (error: unknown) => number | undefined
  /** The line of the code that is a line of its function. */
  readonly lineIn: (line: number) => number | undefined
}

/** `codeName` is the name by which the browser calls the code in its traces. */
export const preparation = (codeName: string): Prepared => {
  /** The code's own names may be those of the scope, so it is a function inside the one that takes the scope. */
  const make = (code: string, names: readonly string[]) =>
    // Running the reader's text is the purpose of the frame. Only the frame's content policy allows it.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(...names, `return function(){${code}\n}\n//# sourceURL=${codeName}`) as (...values: readonly unknown[]) => () => unknown

  const rawLine = (error: unknown): number | undefined => {
    const [, line] = (error instanceof Error && new RegExp(`${codeName}:(\\d+)`).exec(error.stack ?? '')) || []
    return line === undefined ? undefined : Number(line)
  }

  // Browsers count the lines of a function's head in different ways.
  let head: number | undefined
  const headLines = (): number => {
    if (head === undefined) {
      try {
        make('throw new Error()', ['a', 'b'])()()
      } catch (error) {
        head = (rawLine(error) ?? 1) - 1
      }
    }
    return head ?? 0
  }
  const lineIn = (line: number): number | undefined => (line > headLines() ? line - headLines() : undefined)

  return {
    prepare: (code, scope) => make(code, Object.keys(scope))(...Object.values(scope)),
    lineOf: (error) => {
      const found = rawLine(error)
      return found === undefined ? undefined : lineIn(found)
    },
    lineIn,
  }
}
