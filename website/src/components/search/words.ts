/** What the search box and the search page say in both languages. Here and not with the words of the site, which every page loads. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

type Text = { readonly en: string; readonly ja: string }

const texts = {
  label: { en: 'Search', ja: '検索' },
  placeholder: { en: 'Search docs', ja: 'ドキュメントを検索' },
  clear: { en: 'Clear', ja: '入力を消す' },
  cancel: { en: 'Cancel', ja: 'キャンセル' },
  results: { en: 'Results', ja: '検索結果' },
  saved: { en: 'Kept searches', ja: '保存した検索' },
  recent: { en: 'Recent', ja: '最近の検索' },
  favourites: { en: 'Favourites', ja: 'お気に入り' },
  noRecent: { en: 'No recent searches', ja: '最近の検索はありません' },
  keep: { en: 'Keep “{name}” as a favourite', ja: '「{name}」をお気に入りに入れる' },
  forget: { en: 'Remove “{name}” from recent searches', ja: '「{name}」を最近の検索から消す' },
  unkeep: { en: 'Remove “{name}” from favourites', ja: '「{name}」をお気に入りから外す' },
  waiting: { en: 'Still waiting for results…', ja: '検索結果を待っています…' },
  errorTitle: { en: 'Unable to fetch results', ja: '検索結果を取得できませんでした' },
  errorHelp: { en: 'You might want to check your network connection.', ja: 'ネットワーク接続を確認してください。' },
  retry: { en: 'Try again', ja: '再試行' },
  noResults: { en: 'No results for “{query}”', ja: '「{query}」に一致する結果はありません' },
  suggested: { en: 'Try searching for', ja: 'ほかの言葉で試す' },
  missing: { en: 'Believe this query should return results?', ja: 'この言葉で結果が出るはずでしたか？' },
  report: { en: 'Let us know.', ja: 'お知らせください。' },
  all: { en: 'See all {count} results', ja: '{count}件の結果をすべて見る' },
  one: { en: 'See the one result', ja: '1件の結果を見る' },
  select: { en: 'to select', ja: '開く' },
  navigate: { en: 'to navigate', ja: '選ぶ' },
  close: { en: 'to close', ja: '閉じる' },
  enterKey: { en: 'Enter key', ja: 'Enterキー' },
  upKey: { en: 'Arrow up', ja: '上矢印キー' },
  downKey: { en: 'Arrow down', ja: '下矢印キー' },
  escapeKey: { en: 'Escape key', ja: 'Escキー' },
  pageTitle: { en: 'Search the documentation', ja: 'ドキュメントを検索' },
  pageTitleFor: { en: 'Search results for “{query}”', ja: '「{query}」の検索結果' },
  pageSearching: { en: 'Searching…', ja: '検索しています…' },
  pageNothing: { en: 'No results were found', ja: '一致する結果はありませんでした' },
  pageOne: { en: 'One result', ja: '1件見つかりました' },
  pageMany: { en: '{count} results', ja: '{count}件見つかりました' },
  more: { en: 'Show more', ja: 'さらに表示' },
  nearest: { en: 'You may be looking for', ja: 'お探しのページはこちらかもしれません' },
  noScript: {
    en: 'The search runs in your browser and needs JavaScript. Without it, the menus above and the site map lead to every page.',
    ja: '検索はブラウザ上で動くため、JavaScriptが必要です。JavaScriptなしでは、上のメニューとサイトマップからすべてのページへ行けます。',
  },
  siteMap: { en: 'Site map', ja: 'サイトマップ' },
} as const satisfies Readonly<Record<string, Text>>

export type Words = { readonly [name in keyof typeof texts]: string }

const inLanguage = (language: 'en' | 'ja'): Words =>
  // The same names, each with one of its two texts.
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]])) as Words

const words = { en: inLanguage('en'), ja: inLanguage('ja') }

export const useWords = (): Words => (useDocusaurusContext().i18n.currentLocale === 'ja' ? words.ja : words.en)
