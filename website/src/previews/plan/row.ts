/** A row of the plan: the kind of preview that a function has, with the options of that kind. */
import type { kinds, PreviewKind } from '../kinds.ts'

type OptionsOf<Kind> = Kind extends (options: infer Options) => unknown ? Options : unknown

export type Row = { [K in PreviewKind]: { readonly kind: K } & OptionsOf<(typeof kinds)[K]> }[PreviewKind]

/** The rows of one category, by the names of the functions. */
export type Rows = Readonly<Record<string, Row>>
