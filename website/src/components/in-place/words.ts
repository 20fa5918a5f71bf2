/** The texts of code that is edited where it stands, in both languages. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  edit: { en: 'Edit', ja: '編集' },
  resume: { en: 'Edit your version', ja: '編集を再開' },
  original: {
    en: 'This shows the original code. The editor of the code shows your version.',
    ja: 'これは元のコードの結果です。編集したコードの結果は、コードのエディターに表示されます。',
  },
  reset: { en: 'Start over', ja: '元に戻す' },
  close: { en: 'Close the editor', ja: 'エディターを閉じる' },
  playground: { en: 'Open in the playground', ja: 'プレイグラウンドで開く' },
  failedAt: { en: 'Line {line}', ja: '{line}行目' },
  endless: { en: 'A loop of the code did not end, so it was stopped.', ja: 'コードのループが終わらないため、停止しました。' },
  absent: { en: 'The code could not be run: its frame did not load.', ja: '実行用のフレームを読み込めず、コードを実行できませんでした。' },
  silent: { en: 'The code stopped answering, so it was ended.', ja: 'コードが応答しなくなったため、終了しました。' },
  again: { en: 'Run again', ja: 'もう一度実行' },
  notKept: {
    en: 'The browser does not store your code. It is lost when you leave the page.',
    ja: 'ブラウザがコードを保存できません。ページを離れると失われます。',
  },
  flood: { en: 'The code sent too many messages, so it was ended.', ja: 'コードが大量のメッセージを送ったため、終了しました。' },
  noTypes: {
    en: 'The TypeScript compiler did not load. The code runs, without completion.',
    ja: 'TypeScriptコンパイラーを読み込めませんでした。コードは実行できますが、補完は使えません。',
  },
  gpu: { en: 'The GPU was lost. Change the code, or run it again.', ja: 'GPUを使えなくなりました。コードを変えるか、もう一度実行してください。' },
  picture: { en: 'Picture of your code', ja: 'あなたのコードの画像' },
} as const satisfies Readonly<Record<string, Text>>
