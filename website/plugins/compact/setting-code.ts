/**
 * The site's settings without what no page reads: the options of plugins and themes, which name folders of the machine that built the
 * site, and what was only said to the build.
 */
import { unexpected } from './generated.ts'

const unread = [
  'plugins',
  'themes',
  'presets',
  'headTags',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'markdown',
  'i18n',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'future.v4',
  'future.experimental_faster',
  'themeConfig.blog',
]

/** The module that replaces docusaurus.config.mjs. */
export const configCode = (text: string): string => {
  const json = /export default (\{[\s\S]*\});?\s*$/.exec(text)?.[1]
  if (!json) throw unexpected('docusaurus.config.mjs', 'it does not end with an exported object', text)
  return `export default ${JSON.stringify(withoutUnread(JSON.parse(json), ''))}\n`
}

/** The names of settings within settings are joined by dots. */
const withoutUnread = (value: unknown, path: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => !unread.includes(path + name))
          .map(([name, inner]) => [name, withoutUnread(inner, `${path}${name}.`)]),
      )
    : value

/** The module that replaces site-metadata.json: of the versions of all plugins one is read. */
export const metadataCode = (text: string): string => {
  // The framework's own file.
  const { docusaurusVersion } = JSON.parse(text) as { readonly docusaurusVersion: string }
  return `export default ${JSON.stringify({ docusaurusVersion })}\n`
}
