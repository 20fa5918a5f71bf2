/**
 * The site's settings and translated labels without what no page reads: the options of plugins and themes, which name folders of the
 * machine that built the site, and the labels of parts of the framework that the site does not have.
 */
import { unexpected } from './generated.ts'

const unread = ['plugins', 'themes', 'presets', 'headTags', 'scripts', 'stylesheets', 'staticDirectories', 'markdown']

/** The module that replaces docusaurus.config.mjs. */
export const configCode = (text: string): string => {
  const json = /export default (\{[\s\S]*\});?\s*$/.exec(text)?.[1]
  if (!json) throw unexpected('docusaurus.config.mjs', 'it does not end with an exported object', text)
  const config = Object.entries(JSON.parse(json) as Readonly<Record<string, unknown>>) // The framework's own settings, as it wrote them.
  return `export default ${JSON.stringify(Object.fromEntries(config.filter(([name]) => !unread.includes(name))))}\n`
}

const unused = [
  'theme.blog.',
  'theme.IdealImageMessage.',
  'theme.PwaReloadPopup.',
  'theme.tags.',
  'theme.docs.tagDocListPageTitle',
  'theme.SearchPage.algoliaLabel',
]

/** The module that replaces codeTranslations.json. */
export const translationsCode = (text: string): string => {
  // Labels by their ids.
  const labels = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>)
  return `export default ${JSON.stringify(Object.fromEntries(labels.filter(([id]) => !unused.some((prefix) => id.startsWith(prefix)))))}\n`
}
