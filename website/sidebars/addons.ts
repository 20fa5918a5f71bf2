/** The sidebar of /addons, made from the catalogue with the names of categories in each language: see scripts/function-page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'
import { siteFolder } from '../site.config.ts'
import { inLanguage } from '../site-labels.ts'

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>

// What scripts/function-page/index-page.ts writes: one list a language.
const sidebars = JSON.parse(readFileSync(join(siteFolder, 'src/generated/addons-sidebar.json'), 'utf8')) as Readonly<Record<'en' | 'ja', SidebarItems>>

export default { addons: inLanguage(sidebars) } satisfies SidebarsConfig
