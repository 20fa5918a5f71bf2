/**
 * The bar with one item that cannot be shown, chosen by `?item=`: the real components, in the real site's data, say what is wrong.
 * In the browser only; in the pages that are built such an item ends the build.
 */
import BrowserOnly from '@docusaurus/BrowserOnly'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { ErrorBoundaryError } from '@docusaurus/theme-common'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Layout from '@theme/Layout'
import NavbarContent from '@theme/Navbar/Content'
import type { ReactNode } from 'react'

const items: Readonly<Record<string, object>> = {
  type: { type: 'custom-clock', label: 'Clock' },
  empty: { type: 'docSidebar', sidebarId: 'empty', label: 'Empty' },
  sidebar: { type: 'docSidebar', sidebarId: 'nowhere', label: 'Nowhere' },
  doc: { type: 'doc', docId: 'nowhere', label: 'Nowhere' },
  version: { type: 'docsVersionDropdown', versions: ['1.0'], dropdownItemsBefore: [], dropdownItemsAfter: [] },
}

/** What is wrong, with its causes. */
const fallback = ({ error }: { readonly error: Error }): ReactNode => (
  <div className="faulty-bar">
    <ErrorBoundaryError error={error} />
  </div>
)

const FaultyBar = ({ item }: { readonly item: object }): ReactNode => {
  const { themeConfig } = useDocusaurusContext().siteConfig
  // The layout has its own bar already, and does not ask for it again.
  Object.assign(themeConfig, { navbar: { items: [item], hideOnScroll: false } })
  return (
    <ErrorBoundary fallback={fallback}>
      <NavbarContent />
    </ErrorBoundary>
  )
}

export default function Page(): ReactNode {
  return (
    <Layout title="A bar with a faulty item">
      <main>
        <h1>A bar with a faulty item</h1>
        <BrowserOnly>{() => <FaultyBar item={items[new URLSearchParams(window.location.search).get('item') ?? ''] ?? {}} />}</BrowserOnly>
      </main>
    </Layout>
  )
}
