/**
 * What the client of this site leaves out or adds, beside the framework's theme: its Prism languages go (code is coloured while the
 * site is built), our client modules come.
 */
import { join } from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

export const lightClient = ({ siteDir }: LoadContext): Plugin => ({
  name: 'light-client',
  getClientModules: () => ['canonical-address', 'load-failure', 'no-prefetch', 'math-style'].map((name) => join(siteDir, `src/client/${name}.ts`)),
  configureWebpack: (_config, _isServer, { currentBundler }) => ({
    plugins: [
      new currentBundler.instance.NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]prism-include-languages$/, (resource: { request: string }) => {
        resource.request = join(siteDir, 'src/client/nothing.ts')
      }),
    ],
  }),
})
