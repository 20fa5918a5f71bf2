/** One result of the search page. Its texts are HTML with the found words marked, made by the search of this site or by the service. */
import Link from '@docusaurus/Link'
import type { ReactNode } from 'react'

export type Result = { readonly url: string; readonly title: string; readonly group: string; readonly summary: string }

export const SearchResult = ({ url, title, group, summary }: Result): ReactNode => (
  <li>
    <h2>
      <Link to={url} className="prose-link" dangerouslySetInnerHTML={{ __html: title }} />
    </h2>
    <p className="search-page-group">{group}</p>
    {summary && <p dangerouslySetInnerHTML={{ __html: summary }} />}
  </li>
)
