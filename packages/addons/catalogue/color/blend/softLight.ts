/** Record of softLight. */
import type { WrittenRecord } from '../../record.ts'
import { w3cSeparable } from './family.ts'

export const record: WrittenRecord = w3cSeparable('blendSoftLight', 'soft-light', {
  culori: true,
  summary: {
    en: 'Brightens the base slightly where the blend colour is brighter than mid-grey and darkens it slightly where it is darker, as the W3C defines it.',
    ja: '重ねる色が中間グレーより明るいところでは下の色を控えめに明るくし、暗いところでは控えめに暗くします。W3Cの定義に従います。',
  },
  intuition: {
    en: 'Mid-grey on top changes nothing. A darker blend colour moves the base towards its square, a brighter one towards its square root. Black and white equal their square and their root, so they stay, and no tone changes by more than 0.25. For base values up to ¼ a polynomial replaces the root, because the slope of the root is infinite at 0; that of the polynomial is 4.',
    ja: '中間グレーを重ねても何も変わりません。それより暗い色を重ねると下の色は自分自身の2乗へ、明るい色を重ねると自分自身の平方根へ近づきます。黒と白は2乗しても平方根を取っても同じなので変わらず、どの階調も変化は0.25以内です。平方根は0での傾きが無限大なので、下の色が ¼ 以下のところでは代わりに多項式を使います。その傾きは0で4です。',
  },
  outside: {
    base: {
      en: 'Not clamped. The formula continues, with the root above 1 and the polynomial below 0.',
      ja: 'クランプしません。同じ式で計算を続けます。1より上は平方根、0より下は多項式です。',
    },
    blend: { en: 'The effect grows linearly, and the result may leave 0–1.', ja: '効果が線形に強まり、結果が0〜1を外れることがあります。' },
  },
  formula: String.raw`\begin{aligned} B(b, s) &= \begin{cases} b - (1 - 2s)\,b\,(1 - b) & s \le \tfrac12 \\ b + (2s - 1)\,\bigl(D(b) - b\bigr) & s > \tfrac12 \end{cases} \\ D(b) &= \begin{cases} \bigl((16b - 12)\,b + 4\bigr)\,b & b \le \tfrac14 \\ \sqrt{b} & b > \tfrac14 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [0.3, 0.5], is: 0.3, exact: true, en: 'Mid-grey on top changes nothing.', ja: '中間グレーを重ねても変わりません。' },
    { of: [0, 1], is: 0, exact: true, en: 'Black stays black even under white.', ja: '白を重ねても黒は黒のままです。' },
    { of: [1, 0], is: 1, exact: true, en: 'White stays white even under black.', ja: '黒を重ねても白は白のままです。' },
    { of: [0.5, 0], is: 0.25, exact: true, en: 'Black on top squares the base.', ja: '黒を重ねると下の色の2乗になります。' },
    { of: [0.49, 1], is: 0.7, en: 'White on top takes the square root of the base.', ja: '白を重ねると下の色の平方根になります。' },
    { of: [0.25, 1], is: 0.5, exact: true, en: 'Root and polynomial meet here, with the same slope.', ja: '平方根と多項式は、ここで同じ傾きでつながります。' },
    {
      of: [-0.1, 1],
      is: -0.536,
      en: 'A negative base uses the polynomial, so the result is never NaN.',
      ja: '負の値には多項式を使うので、NaNにはなりません。',
    },
  ],
  alpha: {
    of: [
      [0.5, 0.5, 0.5, 0.25],
      [0, 0.5, 1, 1],
    ],
    is: [0.25, 0.5, Math.SQRT1_2, 0.25],
  },
  half: {
    of: [0.5, 0, 0.5],
    is: 0.375,
  },
  accuracy: 'division',
  continuity: {
    order: 0,
    en: 'A corner where the blend colour is ½. In the base the slope is continuous; under a blend colour above ½ the second derivative jumps at ¼.',
    ja: '重ねる色が ½ のところで角になります。下の色については傾きまで連続で、重ねる色が ½ より明るいときは、¼ で2階微分が飛びます。',
  },
  claims: {
    'Mid-grey on top changes nothing. A darker': 'changes nothing where its neutral tone is laid on top',
    'Black and white equal their square and their root, so they stay': 'leaves black and white as they are',
    'no tone changes by more than 0.25': 'overlay and soft light brighten under tones above mid-grey, darken under those below, by at most 0.5 and 0.25',
    'that of the polynomial is 4': 'soft light has a continuous slope in the base, a jump of its second derivative at ¼, and a corner in the blend colour',
    'the result is never NaN': 'soft light gives finite numbers outside of 0 to 1',
    'A corner where the blend colour is ½. In the base the slope is continuous; under a blend colour above ½ the second derivative jumps at ¼':
      'soft light has a continuous slope in the base, a jump of its second derivative at ¼, and a corner in the blend colour',
    'equal to this one up to s = ½': 'soft light is Pegtop’s under tones up to mid-grey, and darker than the root below 0.17',
    'tones below 0.17 brighter than here': 'soft light is Pegtop’s under tones up to mid-grey, and darker than the root below 0.17',
    'Soft light turns no tone between them black or white': 'soft light makes only black black and only white white',
  },
  related: ['blendOverlay', 'blendHardLight', 'blendReflect', 'compositeSourceOver'],
  confusedWith: [
    {
      name: { en: 'Pegtop soft light', ja: 'Pegtop式のソフトライト' },
      en: '(1 − 2s)·b² + 2·s·b for every s, as in GIMP (legacy) and Blender. It is equal to this one up to s = ½.',
      ja: 'どのsでも (1 − 2s)·b² + 2·s·bとする式で、GIMP（旧式）とBlenderが使っています。s = ½ まではこの関数と同じ結果です。',
    },
    {
      name: { en: 'Photoshop soft light', ja: 'Photoshopのソフトライト' },
      en: 'As usually documented, it uses the square root down to black. White on top makes tones below 0.17 brighter than here.',
      ja: '一般に知られている式では、黒まで平方根を使います。白を重ねると、0.17より暗い階調がこの関数より明るくなります。',
    },
    {
      name: 'blendHardLight',
      en: 'Multiplies or screens, so it can turn any tone black or white. Soft light turns no tone between them black or white.',
      ja: '乗算とスクリーンを使い分けるので、どの階調も黒や白にできます。ソフトライトでは、黒と白以外の階調が黒や白になることはありません。',
    },
    {
      name: 'blendOverlay',
      en: 'Hard light with the two colours swapped: the base selects the case.',
      ja: 'ハードライトの二つの色を入れ替えたものです。下の色の明るさで切り替わります。',
    },
  ],
  elsewhere: {
    photoshop: [
      { en: 'Soft Light', ja: 'ソフトライト' },
      { en: 'A different formula, see above.', ja: '式が異なります（上を参照）。' },
    ],
    blender: ['Soft Light', { en: 'Pegtop’s formula.', ja: 'Pegtopの式です。' }],
    unity: ['Soft Light', { en: 'With the square root down to black.', ja: '黒まで平方根を使います。' }],
  },
  words: {
    en: ['soft light', 'softlight'],
    ja: ['ソフトライト', 'そふとらいと', 'やわらかい光', '柔らかい光'],
  },
  examples: {
    'light-a-rough-wall-from-one': { en: 'Light a rough wall from one side', ja: 'ざらついた壁に横から光を当てる' },
    'shade-paper-that-was-folded-into': { en: 'Shade paper that was folded into a star', ja: '星形に折った紙に陰影をつける' },
  },
})
