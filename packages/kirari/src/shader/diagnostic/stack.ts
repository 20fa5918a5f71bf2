/**
 * Parses stacks as JavaScript engines write them: V8 `at name (file:line:column)`, the others `name@file:line:column`.
 */

/** A place in a file as it runs, which a tool may have generated. Line and column begin with 1. */
export interface Frame {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The frames that have a place; those of the JavaScript engine itself have none. */
export const framesOf = (stack: string): readonly Frame[] =>
  stack.split('\n').flatMap((text) => {
    const place = text
      // V8: `at async name (file:1:2)`, or without a name and brackets; inside `eval` only the last place counts.
      .replace(/^\s*at (?:async )?(?:.*? \((.*)\)|(.*))$/, '$1$2')
      .replace(/^eval at .*, /, '')
      // The name of a function may contain spaces (`module code@`), and a file name an @.
      .replace(/^[^@(]*@(?=[a-z-]+:\/\/|\/)/, '')
    const [, file = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? []
    return !file || file.startsWith('node:') || file.startsWith('<') ? [] : [{ file, line: Number(line), column: Number(column) }]
  })
