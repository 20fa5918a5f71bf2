/** Sets the loader of this folder in the place of the framework's, in each rule for pages that client and server share while the site is built. */
import { join } from 'node:path'
import type { Plugin } from '@docusaurus/types'
import { siteFolder } from '../../site.config.ts'

const loader = join(siteFolder, 'plugins/pages-once/loader.mjs')

export const pagesOnce = (): Plugin => ({
  name: 'pages-once',
  configureWebpack: () => ({
    // By a plugin of the bundler, which sees the rules of all: the framework adds its last one after ours have spoken.
    plugins: [{ apply: (compiler: Compiler) => replaceLoaders(compiler.options.module.rules) }],
  }),
})

type Compiler = { readonly options: { readonly module: { readonly rules: unknown } } }

/**
 * The development server compiles for the client alone, so its rules share nothing and are left as they are. Client and server are given
 * the same rules, one after the other.
 */
export const replaceLoaders = (rules: unknown): void => {
  if (Array.isArray(rules)) for (const rule of rules) replaceLoaders(rule)
  else if (typeof rules === 'object' && rules !== null) {
    if ('loader' in rules && 'options' in rules && isShared(rules.options)) {
      if (rules.loader === loader) return
      rules.options = { ...rules.options, frameworkLoader: rules.loader }
      rules.loader = loader
    } else if ('use' in rules) replaceLoaders(rules.use)
    else if ('oneOf' in rules) replaceLoaders(rules.oneOf)
  }
}

const isShared = (options: unknown): options is { readonly crossCompilerCache: Map<string, unknown> } =>
  typeof options === 'object' && options !== null && 'crossCompilerCache' in options && options.crossCompilerCache instanceof Map
