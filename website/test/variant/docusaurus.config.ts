/**
 * A second, small site of the same theme and plugins, for what the default build does not show: an announcement, three colour modes,
 * another base address, diagrams, live code, hidden pages, columns in the footer. Its pages are made for the tests, which build it below
 * .cache: see build.ts. `VARIANT` names one of the smaller sites in its place.
 */
import { join } from 'node:path'
import type { UserThemeConfig } from '@docusaurus/theme-common'
import type { Config, PluginConfig } from '@docusaurus/types'
import base from '../../docusaurus.config.ts'
import { inLanguage } from '../../site-labels.ts'

const variant = process.env['VARIANT'] ?? 'main'
const here = 'test/variant'

/** The options of our text, as the real site has them. */
const ofPages = base.plugins?.find((plugin) => Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-pages')
const { id: _, ...text } = Array.isArray(ofPages) && typeof ofPages[1] === 'object' ? ofPages[1] : {}
const isContent = (plugin: unknown): boolean => Array.isArray(plugin) && String(plugin[0]).includes('plugin-content-')

const content = (pages: string): PluginConfig[] => [
  ['@docusaurus/plugin-content-docs', { ...text, path: `${here}/docs`, routeBasePath: 'docs', sidebarPath: `./${here}/sidebars.ts`, breadcrumbs: true }],
  ['@docusaurus/plugin-content-pages', { ...text, path: `${here}/${pages}` }],
]

// Both are what docusaurus.config.ts gives.
const ours = base.themeConfig as UserThemeConfig
const navbar: UserThemeConfig['navbar'] = {
  ...ours.navbar,
  items: [
    { type: 'docSidebar', sidebarId: 'main', label: 'Docs', position: 'left' },
    { type: 'doc', docId: 'unlisted', label: 'Unlisted', position: 'left' },
    {
      label: 'More',
      position: 'left',
      items: [
        { to: '/docs/live', label: 'Live code' },
        { to: '/docs/diagram', label: 'Diagram' },
        { href: 'https://kirari.example/elsewhere', label: 'Elsewhere' },
      ],
    },
    { type: 'html', value: '<span class="variant-html">β</span>', position: 'left' },
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
}
const footer: UserThemeConfig['footer'] = {
  ...ours.footer,
  style: 'dark',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Begin', to: '/docs/' },
        { label: 'Live code', to: '/docs/live' },
      ],
    },
    { title: 'Elsewhere', items: [{ label: 'Source', href: 'https://github.example/kirari/kirari' }, { html: '<b class="variant-html">by hand</b>' }] },
  ],
  logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: 'Kirari', href: '/docs/', width: 36, height: 36 },
}

const main: Config = {
  ...base,
  i18n: { ...base.i18n, path: '../.cache/variant/i18n' },
  plugins: [...content('pages'), ...(base.plugins ?? []).filter((plugin) => !isContent(plugin))],
  themeConfig: {
    ...base.themeConfig,
    navbar,
    footer,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: {
      id: 'first-light',
      content: inLanguage({
        en: 'The first version is out. <a href="/kirari/docs/">Begin</a>',
        ja: '最初の版を公開しました。<a href="/kirari/ja/docs/">はじめる</a>',
      }),
      backgroundColor: '#1d1f27',
      textColor: '#f3cd7a',
      isCloseable: true,
    },
  },
}

const faultyPages = (names: readonly string[]): PluginConfig[] =>
  names.map((name): PluginConfig => ['@docusaurus/plugin-content-pages', { ...text, id: name, path: `${here}/fault/${name}`, routeBasePath: 'fault' }])

/** What is turned off: no switch of colours, no search engines; live code above its editor. One language; with every mistake a page can have. */
const bare: Config = {
  ...main,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  noIndex: true,
  plugins: [...(main.plugins ?? []), ...faultyPages(['link', 'anchor', 'twice'])],
  themeConfig: {
    ...main.themeConfig,
    announcementBar: { id: 'fixed', content: 'This bar stays.', backgroundColor: '#fff', textColor: '#000', isCloseable: false },
    navbar: { ...navbar, hideOnScroll: false, items: [] },
    colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
    liveCodeBlock: { playgroundPosition: 'top' },
  },
}

/** Pages with a mistake each: a link to nowhere, an anchor that is not there, one address twice. */
const faults = (pages: readonly string[]): Config => ({
  ...bare,
  plugins: [...content('pages'), ...faultyPages(pages), ...(base.plugins ?? []).filter((plugin) => !isContent(plugin) && typeof plugin === 'function')],
})

const barWith = (item: object): Config => ({ ...bare, themeConfig: { ...bare.themeConfig, navbar: { ...navbar, items: [item] } } })

const variants: Readonly<Record<string, Config>> = {
  main,
  bare,
  links: faults(['link']),
  anchors: faults(['anchor']),
  routes: faults(['link', 'anchor', 'twice']),
  item: barWith({ type: 'custom-clock', position: 'left' }),
  type: barWith({ type: 'clock', position: 'left' }),
}

const chosen = variants[variant]
if (!chosen) throw new Error(`VARIANT is "${variant}", but the sites of ${join(here, 'docusaurus.config.ts')} are ${Object.keys(variants).join(', ')}.`)
export default chosen
