/** The sidebars of the variant: one of pages, and one that leads nowhere, which a navbar item may not ask for. */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs'

export default {
  main: ['index', 'live', 'diagram', 'formula', 'unlisted', { type: 'category', label: 'Deeper', items: ['deeper/one'] }],
  empty: [{ type: 'html', value: '<b>nothing</b>' }],
} satisfies SidebarsConfig
