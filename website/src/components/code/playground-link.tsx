/** A link that opens a code block of the page in the playground. */
import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'

export const PlaygroundLink = ({ block }: { readonly block: string }): ReactNode => {
  const { pathname } = useLocation()
  // Of the language.
  const root = useBaseUrl('/')
  return (
    <Link to={`/docs/playground?from=/${pathname.slice(root.length)}&block=${block}`} className="playground-link">
      {translate({
        id: 'picture.playground',
        message: 'Open in the playground',
        description: 'Link below a live picture to the page where its code can be changed',
      })}
    </Link>
  )
}
