/**
 * The part of a linter's plugin interface that the rules read, the same in ESLint and oxlint. A program is an ESTree tree, typed as loosely as a
 * traversal needs. Declared here: the package has no dependencies.
 */

/** A node of the syntax tree. Properties that its `type` does not have are undefined. */
export interface Tree {
  readonly type: string
  readonly parent?: Tree | null
  /** Its start and end, in characters. */
  readonly range?: readonly [number, number]
  readonly name?: string
  readonly value?: unknown
  readonly operator?: string
  readonly computed?: boolean
  readonly left?: Tree
  readonly right?: Tree
  readonly argument?: Tree | null
  readonly expression?: Tree | boolean
  readonly expressions?: readonly Tree[]
  readonly test?: Tree | null
  readonly consequent?: Tree | readonly Tree[]
  readonly alternate?: Tree | null
  readonly discriminant?: Tree
  readonly callee?: Tree
  readonly arguments?: readonly Tree[]
  readonly object?: Tree
  readonly property?: Tree
  readonly params?: readonly Tree[]
  readonly id?: Tree | null
  readonly init?: Tree | null
  readonly imported?: Tree
  readonly source?: Tree | null
}

/** A variable of the program, with all references to it. */
export interface Variable {
  readonly name: string
  readonly defs: readonly { readonly type: string; readonly name: Tree; readonly node: Tree; readonly parent?: Tree | null }[]
  readonly references: readonly Reference[]
}
export interface Reference {
  readonly identifier: Tree
  /** The expression that is assigned, if any. */
  readonly writeExpr?: Tree | null
  isRead(): boolean
  isWrite(): boolean
}

interface Scope {
  readonly upper: Scope | null
  readonly set: ReadonlyMap<string, Variable>
}

export interface Context {
  readonly sourceCode: { getScope(tree: Tree): Scope }
  report(problem: { readonly node: Tree; readonly messageId: string; readonly data?: Record<string, string> }): void
}

export type Visitor = Record<string, (tree: Tree) => void>

export interface Rule {
  readonly meta: {
    readonly type: 'problem'
    readonly docs: { readonly description: string }
    readonly messages: Record<string, string>
    readonly schema: []
  }
  create(context: Context): Visitor
}
