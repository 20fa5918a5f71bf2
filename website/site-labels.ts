/**
 * What the navbar, the footer and the sidebars say, in both languages, and the other texts of docusaurus.config.ts. The framework reads its
 * configuration anew for each language, which `inLanguage` asks for. A label that is the same in both stands where it is used.
 */
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs'
import type { Text } from '@kirari/addons/catalogue'

export const siteLabels = {
  tagline: { en: 'A reactive engine for GLSL', ja: 'GLSLのためのリアクティブエンジン' },
  docs: { en: 'Docs', ja: 'ドキュメント' },
  addons: { en: 'Addons', ja: 'アドオン' },
  guide: { en: 'Guide', ja: 'ガイド' },
  demos: { en: 'Demos', ja: 'デモ' },
  tutorial: { en: 'Tutorial', ja: 'チュートリアル' },
  /** Where SITE_SOCIAL_LABEL is not set. */
  social: { en: 'Social', ja: 'SNS' },
  copyright: { en: '© The Kirari authors · MIT License', ja: '© Kirari contributors · MITライセンス' },
  failed: { en: 'A script of this page could not be loaded:', ja: 'ページのスクリプトを読み込めませんでした。' },
  retry: { en: 'Retry', ja: '再試行' },
} as const satisfies Readonly<Record<string, Text>>

export const inLanguage = <T>({ en, ja }: { readonly en: T; readonly ja: T }): T => (process.env['DOCUSAURUS_CURRENT_LOCALE'] === 'ja' ? ja : en)

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>
type Item = Awaited<ReturnType<Generator>>[number]

/** A category has its labels in its `_category_.json`: `label`, and `customProps.ja`. One without takes the label of its page, which has its own language. */
const labelled = (item: Item): Item => {
  if (item.type !== 'category') return item
  const { customProps: { ja, ...customProps } = {}, ...category } = item
  return {
    ...category,
    ...(typeof ja === 'string' && { label: inLanguage({ en: item.label, ja }) }),
    ...(Object.keys(customProps).length > 0 && { customProps }),
    items: item.items.map(labelled),
  }
}

/** Makes the sidebar of a folder as the framework does, which itself reads labels of one language. */
export const sidebarInLanguage: Generator = async ({ defaultSidebarItemsGenerator, ...folder }) => (await defaultSidebarItemsGenerator(folder)).map(labelled)
