/**
 * What the server's bundle leaves out: code that only ever runs in a browser, behind a dynamic import of a component that shows something still
 * until then. It is half of all modules, and the server would only compile it. Were one of them rendered while the site is built, the build
 * would stop, for there is nothing to render.
 */
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

const inBrowserOnly = /\/(?:live-(?:demo|editor|hello|preview|scene|silk)|drawn|search-box)\.tsx$/

export const lightServer = ({ siteDir }: LoadContext): Plugin => ({
  name: 'light-server',
  configureWebpack: (_config, isServer, { currentBundler }) => ({
    plugins: isServer
      ? [
          new currentBundler.instance.NormalModuleReplacementPlugin(inBrowserOnly, (resource: { request: string }) => {
            resource.request = join(siteDir, 'src/client/nothing.ts')
          }),
        ]
      : [],
  }),
})
