/**
 * What an unknown address shows: that nothing is there, the pages that are nearest to it, and the ways on. The search is a plain form: it
 * leads on without a script too. What the address asks for is filled in after the page has mounted: the page is built without an address.
 */
import Link from '@docusaurus/Link'
import { useLocation } from '@docusaurus/router'
import { useThemeConfig } from '@docusaurus/theme-common'
import Translate, { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type { Props } from '@theme/NotFound/Content'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { longestQuery } from '../../../components/search/search-address.ts'
import { wordsOfAddress } from '../../../search/lost-address.ts'

export default function NotFoundContent({ className = '' }: Props): ReactNode {
  const search = useBaseUrl('/search')
  const field = useRef<HTMLInputElement>(null)
  const { path, query } = useLostAddress()
  useEffect(() => {
    // What the reader has typed already is the reader's.
    if (field.current?.value === '') field.current.value = query
  }, [query])
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
          <input ref={field} type="search" name="q" maxLength={longestQuery} aria-label={searchWord} required />
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
        <div className="message-nearest" aria-live="polite">
          {query !== '' && <NearestPages path={path} query={query} />}
        </div>
      </div>
      <LostGlint />
    </main>
  )
}

/** The address, and what it asks for. */
const useLostAddress = (): { readonly path: string; readonly query: string } => {
  const { pathname: path } = useLocation()
  const base = useBaseUrl('/')
  return { path, query: useIsBrowser() ? wordsOfAddress(path, base).slice(0, longestQuery) : '' }
}

type NearestProps = { readonly path: string; readonly query: string }

/** The pages nearest to the address, once what finds them is there. */
const NearestPages = (props: NearestProps): ReactNode => {
  const [Found, setFound] = useState<ComponentType<NearestProps>>()
  useEffect(() => {
    import('../../../components/search/nearest-pages.tsx').then(
      (module) => setFound(() => module.default),
      // Without the network the page still says where to go.
      () => undefined,
    )
  }, [])
  return Found && <Found {...props} />
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
