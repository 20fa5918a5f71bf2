/** What every demo page says in both languages. Here and not with the words of the site, which every page loads. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  controls: { en: 'Values', ja: '値' },
  reset: { en: 'Reset values', ja: '値を元に戻す' },
  loading: { en: 'Starting…', ja: '起動しています…' },
  lost: { en: 'The GPU was lost. The demo continues when it is restored.', ja: 'GPUが使えなくなりました。GPUが復帰すると、デモも再開します。' },
  needs: {
    en: 'This demo runs on {backend} only, which is not available in this browser, so you see a still image.',
    ja: 'このデモは{backend}専用ですが、このブラウザでは{backend}が使えないため、静止画を表示しています。',
  },
  failed: { en: 'The demo could not be drawn.', ja: 'デモを描画できませんでした。' },
  retry: { en: 'Try again', ja: 'やり直す' },
  keys: { en: 'Keys, when the canvas has focus:', ja: '描画領域にフォーカスがあるときのキー：' },
  bar: { en: 'Demo controls', ja: 'デモの操作' },
  step: { en: 'Next frame', ja: '1フレーム進める' },
  restart: { en: 'Restart', ja: '最初から' },
  reduce: { en: 'Exit full screen', ja: '全画面表示を終える' },
  enlarge: { en: 'Full screen', ja: '全画面表示' },
  automatic: { en: 'Auto', ja: '自動' },
  backend: { en: 'Backend', ja: 'バックエンド' },
  lowered: {
    en: 'This GPU is slow, so the demo is drawn with {percent}% of its pixels.',
    ja: 'GPUの処理が追いつかないため、ピクセル数を{percent}%に減らしています。',
  },
  lighter: { en: ' These values are also lower: {names}.', ja: '次の値も下げています：{names}。' },
  comma: { en: ', ', ja: '、' },
  full: { en: 'Use full resolution', ja: '減らさずに描く' },
  notWebGPU: { en: 'WebGPU is not used here', ja: 'WebGPUは未使用です' },
} as const satisfies Readonly<Record<string, Text>>
