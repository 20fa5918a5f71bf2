/** Record of reflect. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { blendedColour, layerParameters } from './layers.ts'

export const record: WrittenRecord = {
  shown: 'blendReflect_vec3',
  summary: {
    en: 'Makes the base shine where the blend colour is bright, as light on lacquer or metal: bright tones flare up, dark tones stay dark.',
    ja: '重ねる色が明るいところで、漆や金属に光が映り込むように下の色を輝かせます。明るい階調は強く光り、暗い階調は暗いまま残ります。',
  },
  intuition: {
    en: 'It is a color dodge of the base with itself laid over it first: the base is squared, and the square divided by what the blend colour leaves to white. Squaring pushes dark tones down, so with black on top the picture gets deeper, and highlights have something to rise from. At the tone where both sum to 1 the base comes through unchanged: that is the line between darker and brighter.',
    ja: '下の色にまず自分自身を乗算し、それから覆い焼きをかける計算です。つまり、下の色の2乗を、重ねる色が白までに残す量で割ります。2乗は暗い階調を沈めるので、黒を重ねると絵は深く沈み、そのぶん光が際立ちます。二つの色の和が1になるところでは下の色がそのまま残り、ここが暗くなるか明るくなるかの境目です。',
  },
  parameters: layerParameters({
    base: {
      en: 'Above 1 it brightens further; below 0 as above it, since it is squared.',
      ja: '1を超えるとさらに明るくなります。2乗するので、負の値は正の値と同じです。',
    },
    blend: { en: 'Below 0 it darkens; from 1 on the result is white.', ja: '0未満では暗くなります。1以上では結果が白になります。' },
  }),
  returns: blendedColour,
  formula: String.raw`B(b, s) = \begin{cases} 1 & s \ge 1 \\ \min\Bigl(1,\ \dfrac{b^2}{1 - s}\Bigr) & s < 1 \end{cases}`,
  edgeCases: [
    { of: [0.5, 0], is: 0.25, en: 'Black on top squares the base.', ja: '黒を重ねると下の色の2乗になります。' },
    { of: [0.2, 1], is: 1, exact: true, en: 'White on top is white, whatever lies below.', ja: '白を重ねると、下が何色でも白になります。' },
    { of: [0, 1], is: 1, exact: true, en: 'White here too; with color dodge it would be black.', ja: 'この場合も白です。覆い焼きカラーなら黒になります。' },
    { of: [0, 0.75], is: 0, exact: true, en: 'Under anything but white, black stays black.', ja: '白以外を重ねるかぎり、黒は黒のままです。' },
    { of: [0.25, 0.75], is: 0.25, en: 'Both sum to 1: the base as it is.', ja: '和が1なので、下の色のままです。' },
    { of: [0.9, 0.5], is: 1, exact: true, en: 'Held at white.', ja: '白で止まります。' },
    { of: [0.001, 0.99999994], is: 1, exact: true, en: 'The largest number below 1: finite.', ja: '1より小さい最大の数です。結果は有限です。' },
    {
      instance: 'blendReflect_vec4',
      of: [
        [0.5, 0.5, 0.5, 0.25],
        [0, 0.5, 1, 1],
      ],
      is: [0.25, 0.5, 1, 0.25],
      en: 'The alpha of the base stays.',
      ja: '下の色のアルファが残ります。',
    },
    { instance: 'blendReflect_opacity', of: [0.5, 0, 0.5], is: 0.375, en: 'Half-way to the blended colour.', ja: '混ぜた色までの半分です。' },
  ],
  accuracy: {
    class: 'division',
    scale: 1,
    oracle: {
      en: 'Pegtop’s definition in double precision; where white is not reached, a color dodge of the base multiplied by itself.',
      ja: 'Pegtopの定義を倍精度で計算したものです。白に届かない範囲では、下の色を自分自身と乗算した覆い焼きとも照合しています。',
    },
  },
  continuity: {
    order: 'jump',
    note: {
      en: 'A corner where white is reached. One jump: black stays black up to a blend colour just below white and is white under white.',
      ja: '白に届くところで角になります。下が黒のときだけは飛びがあります。重ねる色が白の直前までは黒で、白になると白になります。',
    },
  },
  claims: {},
  references: [{ title: 'Blend Modes', authors: 'Jens Gruschel', year: 2006, section: 'Reflect', url: 'http://www.pegtop.net/delphi/articles/blendmodes/' }],
  provenance: fromReference,
  related: ['blendColorDodge', 'blendOverlay', 'blendSoftLight'],
  confusedWith: [
    {
      name: 'reflect',
      difference: {
        en: 'The built-in of shader languages mirrors a direction at a surface. Its name is why this one is blendReflect.',
        ja: 'シェーダー言語の組み込み関数で、方向を面で反射させます。名前が重なるため、こちらはblendReflectという名前です。',
      },
    },
    {
      name: { en: 'glow', ja: 'グロー' },
      difference: {
        en: 'Reflect with the two colours exchanged: the base decides how much the top layer shines.',
        ja: 'reflectの二色を入れ替えたものです。重ねた色がどれだけ輝くかを、下の色が決めます。',
      },
    },
    {
      name: 'blendColorDodge',
      difference: {
        en: 'Without the square: dark tones are lifted too, and nothing is darkened.',
        ja: '2乗しません。暗い階調も持ち上がり、暗くなるところはありません。',
      },
    },
  ],
  elsewhere: [
    { where: 'Pegtop', name: 'Reflect' },
    { where: 'Paint.NET', name: 'Reflect' },
    {
      where: 'Photoshop',
      name: { en: 'no such mode', ja: '該当するモードなし' },
      note: { en: 'Color Dodge comes nearest.', ja: '覆い焼きカラーが最も近い効果です。' },
    },
  ],
  synonyms: {
    en: ['reflect', 'blend mode', 'layer mode', 'shine', 'gloss', 'metal', 'highlight', 'quadratic', 'pegtop'],
    ja: ['リフレクト', '反射', '映り込み', 'つや', '光沢', '金属', '輝き', '描画モード', 'ブレンドモード', 'レイヤーモード', '合成モード'],
  },
  examples: { 'polish-a-ball': { en: 'Polish a ball', ja: '球を磨き上げる' }, 'liquid-metal': { en: 'Liquid metal', ja: '流れる金属' } },
}
