/**
 * The site as Docusaurus 3.8.1 sees it. Addresses come from site.config.ts, looks from src/css, what a page costs from plugins/.
 * Which lines of the specification are here by hand: decisions/ and the tests in test/ say so.
 */
import { join } from 'node:path'
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs'
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages'
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap'
import type { UserThemeConfig } from '@docusaurus/theme-common'
import type { Config, PluginConfig } from '@docusaurus/types'
import remarkMath from 'remark-math'
import { compact } from './plugins/compact/index.ts'
import { diagrams } from './plugins/diagrams.ts'
import { functionDocuments } from './plugins/function-documents/index.ts'
import { generatedModules } from './plugins/generated-modules.ts'
import { rehypeCode } from './plugins/highlight/rehype-code.ts'
import { rehypeMath } from './plugins/highlight/rehype-math.ts'
import { lateScripts } from './plugins/late-scripts.ts'
import { lightClient } from './plugins/light-client.ts'
import { mathStyle } from './plugins/math-style.ts'
import { changeDates, sourcesOfPage, withDates } from './plugins/page-dates.ts'
import { canonicalAddress } from './plugins/canonical-address.ts'
import { pageText } from './plugins/page-text/index.ts'
import { paintFirst } from './plugins/paint-first.ts'
import { rehypePhrases } from './plugins/phrases/rehype-phrases.ts'
import { search } from './plugins/search/index.ts'
import { machineFolder } from './scripts/function-page/address.ts'
import { readSite, siteFolder } from './site.config.ts'
import { inLanguage, sidebarInLanguage, siteLabels } from './site-labels.ts'

const site = readSite(process.env)
const onBroken = site.strictLinks ? 'throw' : 'warn'

/** What is done to the text of every page: formulas, then code, since a formula is a code block until it is set; phrases of titles. */
const text = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeMath, rehypeCode, rehypePhrases] }

/** One section of documents. The framework's first instance is called `default`; its folder and address are `docs`. */
const section = (name: 'docs' | 'api' | 'guide' | 'addons'): PluginConfig => [
  '@docusaurus/plugin-content-docs',
  {
    id: name === 'docs' ? 'default' : name,
    path: name,
    routeBasePath: name,
    sidebarPath: `./sidebars/${name}.ts`,
    sidebarItemsGenerator: sidebarInLanguage,
    breadcrumbs: true,
    // A page of a function is no Markdown: plugins/function-documents.
    include: name === 'addons' ? ['**/*.mdx', '**/*.page'] : ['**/*.{md,mdx}'],
    ...text,
  } satisfies DocsOptions,
]

const pages: PagesOptions = text
const sitemap: SitemapOptions = {
  changefreq: 'weekly',
  lastmod: 'date',
  ignorePatterns: ['**/search'],
  createSitemapItems: ({ routes, defaultCreateSitemapItems, ...rest }) => {
    const dates = changeDates(join(siteFolder, '..'), ['website', 'packages/addons'])
    return defaultCreateSitemapItems({ ...rest, routes: withDates(routes, dates, sourcesOfPage([...dates.keys()])) })
  },
}

/** All that the framework does faster, but for the lasting cache of its bundler: that sees neither what our plugins replace nor what they make of a page. */
const faster: NonNullable<Config['future']>['experimental_faster'] = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: false,
  ssgWorkerThreads: true,
}

type NavbarItem = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>[number]

/** Items stand right unless they say left, as the specification has it; the framework's own default is left. */
const rightByDefault = (items: readonly NavbarItem[]): NavbarItem[] => items.map((item) => ({ position: 'right', ...item }))

const themeConfig: UserThemeConfig & Record<string, unknown> = {
  // No `image`: each page's card is named in its finished HTML (scripts/social-card).
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  navbar: {
    title: 'Kirari',
    hideOnScroll: true,
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
    items: rightByDefault([
      { to: '/docs/', label: inLanguage(siteLabels.docs), position: 'left', activeBasePath: 'docs' },
      { to: '/api/', label: 'API', position: 'left', activeBasePath: 'api' },
      { to: '/addons/', label: inLanguage(siteLabels.addons), position: 'left', activeBasePath: 'addons' },
      { to: '/guide/', label: inLanguage(siteLabels.guide), position: 'left', activeBasePath: 'guide' },
      { to: '/demos/', label: inLanguage(siteLabels.demos), position: 'left', activeBaseRegex: '/(demos|compute|deferred|harnack|instance|lsystem|webcam)' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
      { href: site.repository, label: 'GitHub' },
    ]),
  },
  footer: {
    style: 'light',
    links: [
      { label: inLanguage(siteLabels.tutorial), to: '/docs/' },
      { label: site.social.label ?? inLanguage(siteLabels.social), href: site.social.href },
      { label: 'GitHub', href: site.repository },
    ],
    logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: 'Kirari', width: 24, height: 24 },
    copyright: inLanguage(siteLabels.copyright),
  },
  mermaid: { theme: { light: 'default', dark: 'dark' }, options: { fontFamily: 'inherit' } },
  liveCodeBlock: { playgroundPosition: 'bottom' },
}

const config: Config = {
  title: 'Kirari',
  tagline: inLanguage(siteLabels.tagline),
  favicon: 'img/favicon.svg',
  // What programs read of functions is the same in every language: it is published once.
  staticDirectories: ['static', ...(site.languageFolder === '' ? [machineFolder] : [])],
  url: site.url,
  baseUrl: site.basePath + site.languageFolder,
  // Ours says it in the reader's language: see src/components/base-path-banner.tsx.
  baseUrlIssueBanner: false,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onBrokenMarkdownLinks: onBroken,
  onDuplicateRoutes: onBroken,
  // Cascade layers are written out as selectors here, and the framework's style sheet then beats ours.
  future: { v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false }, experimental_faster: faster },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ja'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
      ja: { label: '日本語', direction: 'ltr', htmlLang: 'ja', calendar: 'gregory' },
    },
  },
  ssrTemplate: paintFirst({ failed: inLanguage(siteLabels.failed), retry: inLanguage(siteLabels.retry) }, canonicalAddress),
  markdown: { mermaid: true },
  headTags: [
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${site.basePath}img/apple-touch-icon.png` } },
    // The bar is painted whole, not piece by piece as its text comes, which would push its right end about: first paint waits for what follows it.
    { tagName: 'link', attributes: { rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render' } },
  ],
  customFields: { mathStyle: mathStyle(), hostedSearch: site.hostedSearch, newIssue: `${site.repository}/issues/new` },
  plugins: [
    section('docs'),
    section('api'),
    section('guide'),
    section('addons'),
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-sitemap', sitemap],
    lightClient,
    search(site.hostedSearch),
    pageText,
    generatedModules,
    functionDocuments,
    diagrams(site),
    lateScripts,
    compact,
  ],
  themes: [['@docusaurus/theme-classic', { customCss: styleSheets() }], '@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  themeConfig,
}

/** From the site's folder, not from the root: the client has these settings too, and they name no folder of the machine that built it. */
function styleSheets(): readonly string[] {
  return ['token', 'text', 'code', 'shell', 'message', 'search', 'home', 'function', 'function-page', 'demo', 'access'].map((name) => `./src/css/${name}.css`)
}

export default config
