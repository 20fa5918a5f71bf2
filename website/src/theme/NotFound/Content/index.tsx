/** What an unknown address shows: that nothing is there, and the ways on. The search is a plain form: it leads on without a script too. */
import Link from '@docusaurus/Link'
import { useThemeConfig } from '@docusaurus/theme-common'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { Props } from '@theme/NotFound/Content'
import type { ReactNode } from 'react'

export default function NotFoundContent({ className = '' }: Props): ReactNode {
  const search = useBaseUrl('/search')
  const sections = useThemeConfig().navbar.items.flatMap(({ to, label }) => (typeof to === 'string' && typeof label === 'string' ? [{ to, label }] : []))
  const searchWord = translate({ id: 'site.search.label', message: 'Search', description: 'The name of the search button' })
  return (
    <main className={`message-page message-lost ${className}`}>
      <div>
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
        <form className="message-search" role="search" action={search}>
          <input type="search" name="q" aria-label={searchWord} required />
          <button type="submit" className="button-ink">
            {searchWord}
          </button>
        </form>
        <ul className="message-ways">
          <li>
            <Link className="prose-link" to="/">
              <Translate id="site.notFound.home" description="The link to the home page on the 404 page">
                Go to the home page
              </Translate>
            </Link>
          </li>
          {sections.map(({ to, label }) => (
            <li key={to}>
              <Link className="prose-link" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LostGlint />
    </main>
  )
}

/** The logo without its glint, which lies somewhere else. */
const LostGlint = (): ReactNode => (
  <svg className="lost-glint" viewBox="2.5 -0.5 32 36" aria-hidden="true">
    <path className="ring" d="M24.5 18.5A10.5 10.5 0 1 1 13.08 8.04" />
    <path className="place" d={star} transform="translate(22 10)rotate(12)" />
    <path className="glint" d={star} transform="translate(31.5 32.5)rotate(52)scale(.34)" />
  </svg>
)

const star = 'M0-9.5Q.9-.9 7.5 0 .9.9 0 9.5-.9.9-7.5 0-.9-.9 0-9.5Z'
