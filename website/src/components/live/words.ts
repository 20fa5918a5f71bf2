/** What live code says in both languages. It comes with the live code, not with every page. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  editor: { en: 'Code you can edit', ja: '編集できるコード' },
  result: { en: 'Result', ja: '実行結果' },
  frame: { en: 'Result of the code', ja: 'コードの実行結果' },
  reset: { en: 'Reset', ja: '元に戻す' },
  hint: {
    en: 'Tab indents. To leave the editor, press Esc, then Tab.',
    ja: 'Tabキーで字下げします。エディターから出るには、Escキーを押してからTabキーを押します。',
  },
  leaving: { en: 'Tab now leaves the editor.', ja: '次のTabキーでエディターから出ます。' },
  starting: { en: 'Starting…', ja: '起動しています…' },
  failed: { en: 'The code has a mistake.', ja: 'コードに誤りがあります。' },
  failedAt: { en: 'The code has a mistake at line {line}.', ja: 'コードの{line}行目に誤りがあります。' },
  silent: {
    en: 'The code did not come to an end, so it was stopped. Look for a loop that never ends.',
    ja: 'コードの実行が終わらないため、停止しました。終わらないループがないか確かめてください。',
  },
  flood: {
    en: 'The code sent too many messages to the page, so it was stopped.',
    ja: 'コードからページへのメッセージが多すぎるため、停止しました。',
  },
  absent: { en: 'The frame that runs the code could not be loaded.', ja: 'コードを実行するフレームを読み込めませんでした。' },
  again: { en: 'Run again', ja: 'もう一度実行する' },
} as const satisfies Readonly<Record<string, Text>>
