/** What every demo page says in both languages. Here and not with the words of the site, which every page loads. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  controls: { en: 'Values', ja: '値' },
  reset: { en: 'Reset values', ja: '値を元に戻す' },
  loading: { en: 'Starting…', ja: '起動しています…' },
  lost: { en: 'The GPU was taken away. The picture comes back with it.', ja: 'GPUが使えなくなりました。GPUが戻れば、絵も元に戻ります。' },
  needs: {
    en: 'This page is written for {backend} alone, which this browser does not offer here, so the picture stands still.',
    ja: 'このページは{backend}専用ですが、このブラウザでは{backend}が使えないため、絵は静止しています。',
  },
  failed: { en: 'The picture could not be drawn.', ja: '絵を描けませんでした。' },
  retry: { en: 'Try again', ja: 'やり直す' },
  keys: { en: 'Keys, when the picture has the focus:', ja: '絵にフォーカスがあるときのキー：' },
  bar: { en: 'The picture', ja: '絵の操作' },
  step: { en: 'One frame on', ja: '1フレーム進める' },
  restart: { en: 'Begin again', ja: '最初から' },
  reduce: { en: 'Leave full screen', ja: '全画面表示を終える' },
  enlarge: { en: 'Full screen', ja: '全画面表示' },
  automatic: { en: 'Auto', ja: '自動' },
  backend: { en: 'Backend', ja: 'バックエンド' },
  lowered: {
    en: 'This GPU is slow, so the picture has {percent}% of its pixels.',
    ja: 'GPUの処理が追いつかないため、ピクセル数を{percent}%に減らしています。',
  },
  lighter: { en: ' These values are lowered too: {names}.', ja: '次の値も下げています：{names}。' },
  comma: { en: ', ', ja: '、' },
  full: { en: 'Draw all of it', ja: '減らさずに描く' },
  notWebGPU: { en: 'WebGPU is not used here', ja: 'WebGPUは未使用です' },
} as const satisfies Readonly<Record<string, Text>>
