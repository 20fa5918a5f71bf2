/** The page of a function as it was made from its record (scripts/function-page/page.ts). Must not know: where it comes from, how it is shown. */
import type { UsedPreviewKind } from '@site/src/generated/previews/index.ts'
import type { PageControl } from './control.ts'

export interface FunctionDocument {
  readonly title: string
  readonly keywords: readonly string[]
  /** Headings of the body. */
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[]
  readonly preview: {
    readonly kind: UsedPreviewKind
    /** The function's place within the section: `color/blend/softLight`. */
    readonly path: string
    /** What the picture shows, for people who cannot see it. */
    readonly label: string
    readonly controls: readonly PageControl[]
  }
  /** HTML above and below the picture. */
  readonly head: string
  readonly body: string
}
