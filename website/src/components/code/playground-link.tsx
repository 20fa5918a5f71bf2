/** Links that open code in the playground. */
import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'

/** `query` names the code: src/playground/link.ts reads it. */
export const PlaygroundLink = ({ query }: { readonly query: string }): ReactNode => (
  <Link to={`/docs/playground${query}`} className="playground-link">
    {translate({
      id: 'picture.playground',
      message: 'Open in the playground',
      description: 'Link below a live picture to the page where its code can be changed',
    })}
  </Link>
)

/** Opens a code block of the page. */
export const BlockLink = ({ block }: { readonly block: string }): ReactNode => {
  const { pathname } = useLocation()
  // Of the language.
  const root = useBaseUrl('/')
  return <PlaygroundLink query={`?from=/${pathname.slice(root.length)}&block=${block}`} />
}
