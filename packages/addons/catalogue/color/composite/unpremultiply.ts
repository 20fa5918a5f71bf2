/** Record of unpremultiply. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { porterDuffOn, w3cOn } from './layers.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Divides a premultiplied colour by its alpha and gives the straight colour; where alpha is 0 all is 0.',
    ja: '乗算済みアルファの色をアルファで割り、掛ける前の色に戻します。アルファが0ならすべて0です。',
  },
  intuition: {
    en: 'In a premultiplied picture a soft edge gets darker the clearer it is, since its channels say how much light there is and not which colour it has. Whatever wants the colour itself, such as a blend mode, a change of hue, a colour picker or a plain mix with a background, takes that darkness for colour and leaves a dark fringe. Divide first, and multiply back afterwards.',
    ja: '乗算済みアルファの画像では、ぼけた縁は透明になるほど暗くなります。各チャンネルが表すのは色そのものではなく、光の量だからです。ブレンドモードや色相の変更、スポイト、背景との単純なmixなど、色そのものを必要とする処理に渡すと、その暗さまで色として扱われ、縁が黒ずみます。先に割り、終わったら掛け直します。',
  },
  parameters: {
    color: {
      meaning: { en: 'A premultiplied colour.', ja: '乗算済みアルファの色です。' },
      unit: 'premultiplied',
      role: 'domain',
      range: [0, 1],
      default: [0.6, 0.24, 0.12, 0.6],
      outside: {
        en: 'A channel above alpha gives a colour above 1. An alpha below 0 counts as 0.',
        ja: 'アルファより大きいチャンネルは、1を超える色になります。負のアルファは0として扱います。',
      },
    },
  },
  returns: {
    meaning: {
      en: 'The straight colour, and the alpha as it was; all 0 where there is nothing.',
      ja: 'アルファを掛ける前の色と、もとのままのアルファです。何もないところではすべて0です。',
    },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\operatorname{unpremultiply}(C, \alpha) = \begin{cases} (C / \alpha,\ \alpha) & \alpha > 0 \\ (0, 0) & \alpha \le 0 \end{cases}`,
  edgeCases: [
    { of: [[0.2, 0.4, 0.6, 1]], is: [0.2, 0.4, 0.6, 1], en: 'Opaque colours stay as they are.', ja: '不透明な色はそのままです。' },
    { of: [[0.5, 0.25, 0.125, 0.5]], is: [1, 0.5, 0.25, 0.5] },
    {
      of: [[0, 0, 0, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'No colour can be found here; 0/0 is not computed.',
      ja: 'ここから色は求められません。0/0は計算しません。',
    },
    {
      of: [[0.5, 0.25, 0, 0]],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'A pure glow has no straight form: it is lost.',
      ja: 'アルファのない光は、掛ける前の形では表せないので失われます。',
    },
    { of: [[0.5, 0.25, 0, -0.5]], is: [0, 0, 0, 0], exact: true, en: 'As clear.', ja: '透明として扱います。' },
    {
      of: [[0.5, 0.25, 0, 0.25]],
      is: [2, 1, 0, 0.25],
      en: 'Nothing is clamped, so premultiply gives it back.',
      ja: 'クランプしないので、premultiplyでもとに戻せます。',
    },
    {
      of: [[1e-6, 5e-7, 0, 1e-6]],
      is: [1, 0.5, 0, 1e-6],
      en: 'The colour of even a millionth is found again.',
      ja: '100万分の1しかなくても、色は求められます。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'The quotients in double precision; the inverse of premultiply; what Canvas 2D gives back of half-clear paint, within 2/255.',
      ja: '倍精度の商です。premultiplyの逆であることと、Canvas 2Dから読み戻した半透明の色との一致（誤差2/255以内）も確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'Smooth for every alpha above 0. Towards 0 the colour depends on how one gets there, so at 0 it jumps.',
      ja: 'アルファが0より大きければ滑らかです。0に近づくときの色は近づき方によって変わるので、0では飛びがあります。',
    },
  },
  claims: {},
  references: [porterDuffOn('the alpha channel'), w3cOn('5.1, simple alpha compositing', 'simplealphacompositing')],
  provenance: fromReference,
  related: ['premultiply', 'compositeSourceOver', 'blendSoftLight'],
  confusedWith: [
    {
      name: { en: 'removing a matte', ja: 'マットの除去' },
      difference: {
        en: 'Takes out a background of any colour that was mixed in; unpremultiply is the case of black.',
        ja: '混ざり込んだ任意の背景色を取り除く処理です。unpremultiplyは、それが黒の場合にあたります。',
      },
    },
    {
      name: 'color.rgb / color.a',
      difference: {
        en: 'Is 0/0 wherever a picture is clear, and such a pixel spreads with every blur.',
        ja: '画像の透明なところで0/0になり、そのピクセルはぼかすたびに広がります。',
      },
    },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Alpha Convert: To Straight' },
    { where: 'Nuke', name: 'Unpremult' },
    { where: 'Canvas 2D', name: 'getImageData', note: { en: 'Divides by alpha as it reads.', ja: '読み取るときにアルファで割ります。' } },
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
