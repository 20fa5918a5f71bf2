/**
 * The questions that the editor asks about the code, and the answers. Offsets count UTF-16 units of the document, as both the compiler and the editor do.
 * They cross from the worker to the page, so they are plain data.
 */

export interface Diagnostic {
  readonly from: number
  readonly to: number
  readonly message: string
  readonly severity: 'error' | 'warning' | 'info'
  /** The compiler's number of the mistake, such as 2551. */
  readonly code: number
}

export interface Completion {
  readonly label: string
  /** As the compiler calls it: `method`, `const`, `keyword`, … */
  readonly kind: string
  /** Sorts what is near before what is far. */
  readonly sortText: string
  /** The module that a name comes from which the file does not import yet. */
  readonly source?: string
}

export interface Completions {
  /** The range that the chosen label replaces. */
  readonly from: number
  readonly to: number
  readonly items: readonly Completion[]
}

export interface Details {
  readonly signature: string
  /** Paragraphs apart by an empty line, code between backticks, lines of code between lines of three of them; empty if there is none. */
  readonly documentation: string
}

export interface Change {
  readonly from: number
  readonly to: number
  readonly insert: string
}

export interface CompletionDetails extends Details {
  /** The edit that imports the name; undefined if none is needed. */
  readonly changes: readonly Change[]
}

export interface Hover extends Details {
  readonly from: number
  readonly to: number
}

export interface Parameter {
  /** Its range in `signature`. */
  readonly from: number
  readonly to: number
}

export interface Signature extends Details {
  readonly parameters: readonly Parameter[]
}

export interface SignatureHelp {
  /** The offset at which the arguments begin. */
  readonly from: number
  readonly to: number
  /** The overloads; at least one. */
  readonly signatures: readonly Signature[]
  readonly activeSignature: number
  /** Among the parameters of the active signature; past the last one if there are too many arguments. */
  readonly activeParameter: number
}

/** Arguments and answer of each kind of question. No answer: nothing is known there. */
export interface Questions {
  readonly diagnostics: { readonly asked: readonly []; readonly answer: readonly Diagnostic[] }
  readonly completions: { readonly asked: readonly [offset: number]; readonly answer: Completions | undefined }
  /** Of a label that was offered, with its `source` if it has one. */
  readonly details: { readonly asked: readonly [label: string, offset: number, source?: string]; readonly answer: CompletionDetails | undefined }
  readonly hover: { readonly asked: readonly [offset: number]; readonly answer: Hover | undefined }
  readonly signatureHelp: { readonly asked: readonly [offset: number]; readonly answer: SignatureHelp | undefined }
}

export type Kind = keyof Questions
