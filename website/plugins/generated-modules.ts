/**
 * Lets Docusaurus 3.8.1 build a site whose package is of type "module". Two things it makes are CommonJS in files named .js:
 * its generated modules, which call `require.resolveWeak`, and the server's chunks, which Node itself loads to render the pages.
 */
import type { LoadContext, Plugin } from '@docusaurus/types'

export const generatedModules = (context: LoadContext): Plugin => ({
  name: 'generated-modules',
  configureWebpack: (_config, isServer) => ({
    module: { rules: [{ test: /\.js$/, include: context.generatedFilesDir, type: 'javascript/auto', resolve: { fullySpecified: false } }] },
    ...(isServer ? { output: { chunkFilename: 'assets/js/[name].[contenthash:8].cjs' } } : {}),
  }),
})
