/**
 * The part of the linter's plugin interface that the rules of this repository read: ESLint's, with nodes typed as loosely as a traversal needs.
 */
export interface Context {
  readonly filename: string
  readonly cwd: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly sourceCode: {
    readonly text: string
    getText(node: Node): string
    getAllComments(): readonly { readonly value: string; readonly loc: Location }[]
  }
  report(this: void, problem: ({ readonly node: Node } | { readonly loc: Location }) & { readonly message: string }): void
}

interface Location {
  readonly start: { readonly line: number }
  readonly end: { readonly line: number }
}

export interface Node {
  readonly type: string
  readonly range: readonly [number, number]
  readonly loc: Location
  readonly parent: Node
  readonly name?: string
  readonly value?: unknown
  readonly static?: boolean
  readonly body?: unknown
  readonly source?: Node | null
  readonly argument?: Node
  readonly literal?: Node
  readonly callee?: Node
  readonly property?: Node
  readonly key?: Node
  readonly expression?: Node
  readonly typeAnnotation?: Node
  readonly declaration?: Node | null
  readonly declarations?: readonly Node[]
  readonly init?: Node | null
}

export type Visitor = Readonly<Record<string, (node: Node) => void>>
