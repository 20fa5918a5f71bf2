/**
 * The last net: a crash outside the page's own part, in the framework's shell. Shown in the layout, and without it when the layout is
 * what crashed. The framework's own version knows English only.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Head from '@docusaurus/Head'
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client'
import { composeProviders, SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common'
import { AnnouncementBarProvider, ColorModeProvider, NavbarProvider, ScrollControllerProvider } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import AnnouncementBar from '@theme/AnnouncementBar'
import type { Props } from '@theme/Error'
import ErrorPageContent from '@theme/ErrorPageContent'
import Footer from '@theme/Footer'
import Navbar from '@theme/Navbar'
import SkipToContent from '@theme/SkipToContent'
import type { ReactNode } from 'react'

/** Those of the theme's layout, without the one that asks which plugin made the page: here none did. */
const Providers = composeProviders([ColorModeProvider, AnnouncementBarProvider, ScrollControllerProvider, DocsPreferredVersionContextProvider, NavbarProvider])

export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext()
  const language = i18n.localeConfigs[i18n.currentLocale]
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />
  return (
    <>
      {/* What the head held was taken out with what has crashed. Not the theme's PageMetadata: it asks for the plugin too. */}
      <Head>
        <html lang={language?.htmlLang} dir={language?.direction} />
        <title>{`${translate({ id: 'theme.ErrorPageContent.title', message: 'This page crashed.' })} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      <ErrorBoundary fallback={() => content}>
        <Providers>
          <SkipToContent />
          <AnnouncementBar />
          <Navbar />
          <div id={SkipToContentFallbackId} className={ThemeClassNames.wrapper.main}>
            {content}
          </div>
          <Footer />
        </Providers>
      </ErrorBoundary>
    </>
  )
}
