/** The files of a demo as they are, coloured while the site was built. What is read here is what runs above. */
import type { Language } from '@site/plugins/highlight/highlight.ts'
import type { ReactNode } from 'react'
import { CodeFigure } from '../../components/code/code-figure.tsx'

/** What scripts/demos.ts writes: the code, or for the finished client the way to load it. */
export type SourceFile = { readonly name: string; readonly html?: string; readonly load?: () => Promise<string> }

const language: Language = 'ts'

export const DemoSource = ({ files }: { readonly files: readonly SourceFile[] }): ReactNode =>
  files.map(({ name, html = '', load }) => <CodeFigure key={name} title={name} language={language} html={html} load={load} />)
