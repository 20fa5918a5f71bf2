/**
 * The last net: a crash outside the page's own part, in the framework's shell. Shown in the layout, and without it when the layout is
 * what crashed. The framework's own version knows English only.
 */
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext'
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Head from '@docusaurus/Head'
import { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Props } from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'
import type { ReactNode } from 'react'

export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext()
  const language = i18n.localeConfigs[i18n.currentLocale]
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />
  return (
    <>
      {/* What the head held was taken out with what has crashed. Not the theme's PageMetadata: what formats its titles is inside of that. */}
      <Head>
        <html lang={language?.htmlLang} dir={language?.direction} />
        <title>{`${translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' })} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      {/* The layout asks which plugin made the page; here none did. */}
      <RouteContextProvider value={{ plugin: { name: 'site-error', id: 'default' } }}>
        <ErrorBoundary fallback={() => content}>
          <Layout>{content}</Layout>
        </ErrorBoundary>
      </RouteContextProvider>
    </>
  )
}
