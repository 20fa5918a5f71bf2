/** The site as Docusaurus 3.8.1 sees it. Addresses come from site.config.ts, looks from src/, what each page costs from plugins/. */
import type { Config } from '@docusaurus/types'
import { generatedModules } from './plugins/generated-modules.ts'
import { readSite } from './site.config.ts'

const site = readSite(process.env)
const onBroken = site.strictLinks ? 'throw' : 'warn'

const docs = (id: string) => ({ id, path: id, routeBasePath: id, sidebarPath: `./sidebars/${id}.ts`, breadcrumbs: true })

const config: Config = {
  title: 'Kirari',
  tagline: 'A reactive engine for GLSL',
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.basePath,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onBrokenMarkdownLinks: onBroken,
  onDuplicateRoutes: onBroken,
  future: { v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: false }, experimental_faster: true },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ja'],
    localeConfigs: { en: { label: 'English', htmlLang: 'en' }, ja: { label: '日本語', htmlLang: 'ja' } },
  },
  plugins: [
    generatedModules,
    ['@docusaurus/plugin-content-docs', { ...docs('docs'), id: 'default' }],
    ['@docusaurus/plugin-content-docs', docs('api')],
    ['@docusaurus/plugin-content-docs', docs('guide')],
    ['@docusaurus/plugin-content-docs', docs('addons')],
    '@docusaurus/plugin-content-pages',
    ['@docusaurus/plugin-sitemap', { changefreq: 'weekly' }],
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/base.css'] }]],
}

export default config
