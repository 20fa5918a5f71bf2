/** What an unknown address shows. */
import Link from '@docusaurus/Link'
import Translate from '@docusaurus/Translate'
import type { Props } from '@theme/NotFound/Content'
import type { ReactNode } from 'react'

export default function NotFoundContent({ className = '' }: Props): ReactNode {
  return (
    <main className={`message-page ${className}`}>
      <p className="message-code" aria-hidden="true">
        404
      </p>
      <h1>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
        </Translate>
      </p>
      <p>
        <Link className="prose-link" to="/">
          <Translate id="site.notFound.home" description="The link to the home page on the 404 page">
            Go to the home page
          </Translate>
        </Link>
      </p>
    </main>
  )
}
