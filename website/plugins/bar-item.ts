/** The items of the bar that stand for a part of the site, as the theme's options define them in the language of a build. */
import type { LoadContext } from '@docusaurus/types'

export type BarItem = { readonly to?: string; readonly label?: string; readonly activeBaseRegex?: string }

export const barItems = ({ themeConfig }: LoadContext['siteConfig']): readonly BarItem[] => {
  // The theme's own type of its options.
  const { items = [] } = (themeConfig['navbar'] ?? {}) as { readonly items?: readonly BarItem[] }
  return items
}

/** Whether a page stands under an item of the bar: below its address, or where the item says that it is active. The path has slashes at both ends. */
export const holds = ({ to, activeBaseRegex }: BarItem, path: string): boolean =>
  activeBaseRegex ? new RegExp(`^${activeBaseRegex}`).test(path) : to !== undefined && to !== '/' && path.startsWith(to.endsWith('/') ? to : `${to}/`)
