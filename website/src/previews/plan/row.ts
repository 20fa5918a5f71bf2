/** A row of the plan: the kind of preview that a function has, with the options of that kind. */
import type { kinds, PreviewKind } from '../kinds.ts'
import type { KindsToWrite } from './to-write.ts'

type OptionsOf<Kind> = Kind extends (options: infer Options) => unknown ? Options : unknown

/** A kind and options that are there. */
export type WrittenRow = { [K in PreviewKind]: { readonly kind: K; readonly toWrite?: never } & OptionsOf<(typeof kinds)[K]> }[PreviewKind]

/** A kind that is not there yet, or one that is without these options. No function that has a record may have such a row. */
export type RowToWrite = { [K in keyof KindsToWrite]: { readonly kind: K; readonly toWrite: true } & KindsToWrite[K] }[keyof KindsToWrite]

export type Row = WrittenRow | RowToWrite

/** The rows of one category, by the names of the functions. */
export type Rows = Readonly<Record<string, Row>>
