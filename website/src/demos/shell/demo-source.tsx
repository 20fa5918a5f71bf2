/** The files of a demo as they are, coloured while the site was built. What is read here is what runs above. */
import type { Language } from '@site/plugins/highlight/highlight.ts'
import { useContext, type ReactNode } from 'react'
import { CodeFigure } from '../../components/code/code-figure.tsx'
import { PlaygroundLink } from '../../components/code/playground-link.tsx'
import { PlaygroundQuery } from './playground-query.ts'

/** What scripts/demos.ts writes: the code, or for the finished client the way to load it. */
export type SourceFile = { readonly name: string; readonly html?: string; readonly load?: () => Promise<string> }

const language: Language = 'ts'

export const DemoSource = ({ files }: { readonly files: readonly SourceFile[] }): ReactNode => {
  const query = useContext(PlaygroundQuery)
  return files.map(({ name, html = '', load }, index) => (
    <CodeFigure
      key={name}
      title={name}
      language={language}
      html={html}
      load={load}
      // All files open together.
      action={index === 0 && query !== undefined && <PlaygroundLink query={query} />}
    />
  ))
}
