/**
 * A small site whose search is the hosted service: the real site's theme and plugins over two pages. The tests build it below .cache with
 * the service's settings in the environment: see build.ts.
 */
import type { Config } from '@docusaurus/types'
import base from '../../docusaurus.config.ts'

const config: Config = {
  ...base,
  onBrokenLinks: 'ignore',
  // Our own plugins are functions; the others are the real site's pages.
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'hosted', path: 'test/hosted/docs', routeBasePath: 'docs', sidebarPath: false }],
    ...(base.plugins ?? []).filter((plugin) => typeof plugin === 'function'),
  ],
  themeConfig: { ...base.themeConfig, navbar: { title: 'Kirari', items: [{ type: 'localeDropdown', position: 'right' }] } },
}

export default config
