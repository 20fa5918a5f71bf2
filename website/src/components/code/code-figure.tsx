/**
 * A block of code: its name, a button that copies it, its lines. The HTML of the lines was made while the site was built.
 * Fenced blocks in pages become this by themselves (plugins/highlight); components give it HTML from src/generated.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '@site/plugins/highlight/highlight.ts'
import { CopyButton } from './copy-button.tsx'
import { languageName } from './language-name.ts'
import { BlockLink } from './playground-link.tsx'

export type CodeFigureProps = {
  /** The inner HTML of the code element, from `highlight`. */
  readonly html: string
  /** Loads it where the client was not given it: only if the document does not have it either. */
  readonly load?: (() => Promise<string>) | undefined
  readonly language: Language
  /** A file name, or what the code is; the language's name without it. */
  readonly title?: string
  /** `true` in text, as it comes from a page: draw line numbers. */
  readonly numbered?: string
  /** The number of the block in its page, if it can be opened in the playground. */
  readonly block?: string
  /** Another button beside the one that copies. */
  readonly action?: ReactNode
}

export const CodeFigure = ({ html, load, language, title, numbered, block, action }: CodeFigureProps): ReactNode => {
  const code = useRef<HTMLElement>(null)
  const [lines, setLines] = useState(html)
  useEffect(() => {
    if (load && !code.current?.firstChild) void load().then(setLines)
  }, [load])
  return (
    <figure className={numbered ? 'code code-numbered' : 'code'} data-language={language}>
      <figcaption className="code-bar">
        <span className={title ? 'code-title' : undefined}>{title ?? languageName[language]}</span>
        {block !== undefined && <BlockLink block={block} />}
        {action}
        <CopyButton text={() => code.current?.textContent ?? ''} />
      </figcaption>
      {/* Wide lines scroll, so the keyboard must be able to reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <pre tabIndex={0}>
        {/* Not translated by the browser, and not by us. */}
        <code ref={code} translate="no" suppressHydrationWarning={load !== undefined} dangerouslySetInnerHTML={{ __html: load ? lines : html }} />
      </pre>
    </figure>
  )
}
