/**
 * The last net: a crash outside the page's own part, in the framework's shell. Shown in the layout, and without it when the layout is
 * what crashed. The framework's own version knows English only.
 */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { PageMetadata } from '@docusaurus/theme-common'
import { translate } from '@docusaurus/Translate'
import type { Props } from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />
  return (
    // The layout asks which plugin made the page; here none did.
    <RouteContextProvider value={{ plugin: { name: 'site-error', id: 'default' } }}>
      <ErrorBoundary fallback={() => content}>
        <Layout>
          <PageMetadata title={translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' })} />
          {content}
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  )
}
