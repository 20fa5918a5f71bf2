/** Record of unpremultiply. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Divides a premultiplied colour by its alpha, which gives the straight colour. Where alpha is 0, all components are 0.',
    ja: '乗算済みアルファの色をアルファで割り、掛ける前の色に戻します。アルファが0ならすべて0です。',
  },
  intuition: {
    en: 'In a premultiplied image soft edges are darker than their colour, because the channels store amounts of light. Operations that need the colour itself, such as a blend mode, a change of hue or a colour picker, would treat that darkness as colour and leave dark fringes. Unpremultiply first, and premultiply the result.',
    ja: '乗算済みアルファの画像では、ぼけた縁はもとの色より暗くなっています。各チャンネルが表すのは光の量だからです。ブレンドモードや色相の変更、スポイトなど、色そのものを必要とする処理に渡すと、その暗さまで色として扱われ、縁が黒ずみます。先にunpremultiplyを使い、結果をpremultiplyで戻してください。',
  },
  parameters: {
    color: {
      meaning: { en: 'A premultiplied colour.', ja: '乗算済みアルファの色です。' },
      unit: 'premultiplied',
      role: 'domain',
      range: [0, 1],
      default: [0.6, 0.24, 0.12, 0.6],
      outside: {
        en: 'A channel above alpha gives a colour above 1. A negative alpha counts as 0.',
        ja: 'アルファより大きいチャンネルは、1を超える色になります。負のアルファは0として扱います。',
      },
    },
  },
  returns: {
    en: 'The straight colour and the unchanged alpha; all 0 where alpha is 0 or negative.',
    ja: 'アルファを掛ける前の色と、変わらないアルファです。アルファが0以下なら、すべて0です。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{unpremultiply}(C, \alpha) = \begin{cases} (C / \alpha,\ \alpha) & \alpha > 0 \\ (0, 0) & \alpha \le 0 \end{cases}`,
  edgeCases: [
    { of: [[0.2, 0.4, 0.6, 1]], is: [0.2, 0.4, 0.6, 1], en: 'Opaque colours do not change.', ja: '不透明な色はそのままです。' },
    { of: [[0.5, 0.25, 0.125, 0.5]], is: [1, 0.5, 0.25, 0.5] },
    {
      of: [[0, 0, 0, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: '0, not 0/0: the colour is unknown.',
      ja: '0/0ではなく0です。色は分かりません。',
    },
    {
      of: [[0.5, 0.25, 0, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'Light without alpha has no straight form, so it is lost.',
      ja: 'アルファのない光は、掛ける前の形では表せないので失われます。',
    },
    { of: [[0.5, 0.25, 0, -0.5]], is: [0, 0, 0, 0], exact: true, en: 'Treated as transparent.', ja: '透明として扱います。' },
    {
      of: [[0.5, 0.25, 0, 0.25]],
      is: [2, 1, 0, 0.25],
      en: 'Not clamped, so premultiply restores the input.',
      ja: 'クランプしないので、premultiplyで元に戻ります。',
    },
    {
      of: [[1e-6, 5e-7, 0, 1e-6]],
      is: [1, 0.5, 0, 1e-6],
      en: 'An alpha of one millionth is enough to recover the colour.',
      ja: 'アルファが100万分の1でも、色を求められます。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The quotients in double precision; the inverse of premultiply; what Canvas 2D reads back for translucent colours, within 2/255.',
      ja: '倍精度の商です。premultiplyの逆であることと、Canvas 2Dから読み戻した半透明の色との一致（誤差2/255以内）も確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'A jump at alpha 0: the limit of the colour depends on the direction of approach.',
    ja: 'アルファが0のところで値が飛びます。色の極限は、0への近づき方によって変わります。',
  },
  claims: {
    'Where alpha is 0, all components are 0': 'give nothing where there is no alpha',
    'the unchanged alpha': 'leave alpha as it is, bit for bit',
    'A channel above alpha gives a colour above 1. A negative alpha counts as 0':
      'unpremultiply takes colours brighter than their alpha, and negative alphas as none',
    'premultiply restores the input': 'undo one another wherever there is any alpha',
    'An alpha of one millionth is enough to recover the colour': 'undo one another wherever there is any alpha',
    'the limit of the colour depends on the direction of approach': 'unpremultiply takes colours brighter than their alpha, and negative alphas as none',
  },
  references: [porterDuffOn('the alpha channel'), w3cOn('5.1, simple alpha compositing', 'simplealphacompositing')],
  provenance: fromReference,
  related: ['premultiply', 'compositeSourceOver', 'blendSoftLight'],
  confusedWith: [
    {
      name: { en: 'removing a matte', ja: 'マットの除去' },
      en: 'Removes a background colour that was mixed in. unpremultiply is the case of a black background.',
      ja: '混ざり込んだ背景色を取り除く処理です。unpremultiplyは、背景が黒の場合にあたります。',
    },
    {
      name: 'color.rgb / color.a',
      en: 'Gives NaN (0/0) at transparent pixels, and filters spread NaN to their neighbours.',
      ja: '透明なピクセルでNaN（0/0）になり、フィルターを掛けるとまわりに広がります。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Alpha Convert: To Straight' },
    { where: 'Nuke', name: 'Unpremult' },
    { where: 'Canvas 2D', name: 'getImageData', note: { en: 'Divides by alpha when reading.', ja: '読み取るときにアルファで割ります。' } },
  ],
  synonyms: {
    en: ['unpremultiply', 'unpremult', 'straight alpha', 'unassociated alpha', 'premultiplied to straight', 'divide by alpha', 'dark fringe', 'alpha'],
    ja: ['ストレートアルファ', 'アンプリマルチプライ', 'アルファで割る', '乗算済みアルファを戻す', '黒い縁', '黒ずみ', 'フリンジ', 'アルファ'],
  },
  examples: {
    'blend-with-a-layer-that': { en: 'Blend with a layer that is premultiplied', ja: '乗算済みのレイヤーにブレンドモードを使う' },
    'turn-soft-smoke-into-bands': { en: 'Turn soft smoke into bands of ink', ja: '煙を階調の少ないインクの色に変える' },
  },
}
