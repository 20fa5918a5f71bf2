/** What a live preview says in both languages. Here and not with the words of the site, which every page loads. */
import type { Text } from '@kirari/addons/catalogue'

export const words = {
  handle: { en: '{name} in the preview', ja: 'プレビューの{name}' },
  point: { en: 'point', ja: '点' },
  corrected: {
    en: 'Values from the link that are out of range were set to the nearest: {names}.',
    ja: 'リンクの値のうち、使えないものを最も近い値にしました：{names}。',
  },
  unknown: { en: 'Unknown in the link: {names}.', ja: 'リンクにある不明な名前：{names}。' },
  noWebGPU: {
    en: 'This browser does not offer WebGPU, so only WebGL2 draws and there is nothing to compare.',
    ja: 'このブラウザではWebGPUを使えません。WebGL2だけで描くため、比較はできません。',
  },
  insecure: {
    en: 'Browsers offer WebGPU to https pages only, so only WebGL2 draws and there is nothing to compare.',
    ja: 'WebGPUはhttpsのページでしか使えません。WebGL2だけで描くため、比較はできません。',
  },
  noAdapter: {
    en: 'WebGPU finds no GPU here, so only WebGL2 draws and there is nothing to compare.',
    ja: 'WebGPUで使えるGPUがありません。WebGL2だけで描くため、比較はできません。',
  },
  noWebGL2: {
    en: 'This browser does not offer WebGL2, so only WebGPU draws and there is nothing to compare.',
    ja: 'このブラウザではWebGL2を使えません。WebGPUだけで描くため、比較はできません。',
  },
  refused: { en: '{backend} could not draw this preview.', ja: 'このプレビューは{backend}で描画できませんでした。' },
  comparing: { en: 'Drawing the preview on both…', ja: '両方で描画しています…' },
  notCompared: { en: 'The two images could not be compared: {reason}', ja: '2つの描画結果を比較できませんでした：{reason}' },
  same: {
    en: 'WebGL2 and WebGPU draw the same image: all {pixels} pixels are equal.',
    ja: 'WebGL2とWebGPUの描画結果は同じです（全{pixels}ピクセル）。',
  },
  differs: {
    en: 'Largest difference: {steps} of 255, in {count} of {pixels} pixels ({share}). Shown {times} times stronger.',
    ja: '最大の差は255段階中{steps}、{pixels}ピクセル中{count}（{share}）。{times}倍に強めて表示しています。',
  },
  sameValues: {
    en: 'Values: equal to the bit ({calls} inputs).',
    ja: '値もビット単位で同じです（{calls}通りの入力）。',
  },
  values: {
    en: 'Values: up to {steps} ulp apart ({count} of {calls} inputs).',
    ja: '値の差は最大{steps} ulpです（{calls}通り中{count}通り）。',
  },
} as const satisfies Readonly<Record<string, Text>>
