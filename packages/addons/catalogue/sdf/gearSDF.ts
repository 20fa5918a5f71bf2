/** Record of gearSDF. */
import { count, fromCentre, nearest, outlined, size } from './flat.ts'
import type { WrittenRecord } from '../record.ts'

const limits = 'a gear wheel without depth is nearly a circle, and its gaps may reach the centre'

export const record: WrittenRecord = outlined({
  summary: {
    en: 'The exact signed distance from a point to a gear wheel about the origin, with straight flanks and any number of teeth.',
    ja: '原点を中心とする歯車までの、正確な符号付き距離です。歯の側面はまっすぐで、歯の数は自由に選べます。',
  },
  intuition: {
    en: 'Rotate and mirror the point into half a tooth and half a gap. Three pieces of the outline are left there: an arc of the tip circle, one flank, and an arc of the root circle. Each arc is nearest only to points within its angle; its ends are the ends of the flank, so the flank covers all the other points. The cost does not depend on the number of teeth.',
    ja: '点を回して折り返し、歯の半分とすきまの半分からなる扇形に移します。そこに残る輪郭は、歯先円の弧、歯の側面、歯底円の弧の三つです。弧がいちばん近くなるのは、その角度の範囲にある点だけです。弧の端は側面の端でもあるので、ほかの点は側面までの距離で足ります。歯の数が増えても計算量は変わりません。',
  },
  parameters: {
    p: fromCentre('wheel', '歯車'),
    r: size({ en: 'The radius to the tips of the teeth.', ja: '歯先までの半径です。' }, 0.85),
    n: count({ en: 'The number of teeth; the first points up.', ja: '歯の数です。一つ目は真上を向きます。' }, [3, 32], 12),
    ratio: {
      meaning: {
        en: 'The radius at the bottom of the gaps, as a fraction of r. Wheels mesh when their pitch radii, r·(1 + ratio)/2, are in the ratio of their numbers of teeth.',
        ja: '歯底の半径の、rに対する割合です。二つの歯車は、ピッチ円の半径r·(1 + ratio)/2の比が歯数の比に等しいときに噛み合います。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: 0.78,
      outside: {
        en: 'Clamped to 0, where the gaps reach the centre, and 1, a circle whose flanks are left as short chords.',
        ja: '0（すきまが中心まで届く形）から1（側面が短い弦として残る円）までに制限されます。',
      },
    },
  },
  range: { min: -1, max: 1.42 },
  formula: String.raw`\begin{aligned} \alpha &= \frac{\pi}{n}, \quad \varrho = m\,r, \quad \mathbf q = \text{the image of } \mathbf p \text{ in the top sector}, \quad \theta = \operatorname{atan2}(q_x, q_y) \\ f &= \operatorname{dist}\Bigl(\mathbf q,\ \overline{r\,(\sin 0.35\alpha, \cos 0.35\alpha)\ \ \varrho\,(\sin 0.65\alpha, \cos 0.65\alpha)}\Bigr), \quad \rho = \lVert \mathbf p \rVert \\ d &= \begin{cases} \operatorname{sign}(\rho - r)\ \min(|\rho - r|,\ f) & \theta < 0.35\,\alpha \\ \operatorname{sign}(\rho - \varrho)\ \min(|\rho - \varrho|,\ f) & \theta > 0.65\,\alpha \\ \pm f & \text{otherwise} \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 1], 1, 12, 0.75], is: 0, en: 'The first tooth is at the top.', ja: '一つ目の歯は真上です。' },
    { of: [[0, 3], 1, 12, 0.75], is: 2 },
    { of: [[0, -0.75], 1, 9, 0.75], is: 0, en: 'With an odd number of teeth, a gap is at the bottom.', ja: '歯の数が奇数なら、真下は歯底です。' },
    { of: [[0, 0], 1, 12, 0.75], is: -0.75, en: 'At the centre, the bottoms of the gaps are nearest.', ja: '中心からは、歯底がいちばん近い点です。' },
    { of: [[0, 3], 2, 12, 1], is: 1, en: 'Teeth without a depth: a circle, but for short chords.', ja: '歯の高さがなければ、短い弦を除いて円です。' },
    { of: [[0, 3], 1, 11.6, 0.75], is: 2, en: 'A wheel with 12 teeth.', ja: '歯が12枚の歯車として扱います。' },
    { of: [[3, 4], 0, 12, 0.75], is: 5, en: 'A wheel of size 0 is a point.', ja: '大きさのない歯車は点です。' },
  ],
  oracle: {
    en: 'The arcs and flanks of all n teeth in double precision; the sign by the radius at the angle of the point.',
    ja: 'n枚の歯の弧と側面すべてまでの距離を倍精度で計算し、最も近いものを取ったものです。内外は、点の角度での半径で決めます。',
  },
  accuracy: { class: 'angle' },
  continuity: {
    order: 0,
    en: 'Creases along the axes of the teeth inside and of the gaps outside, and where two pieces of a tooth are equally near.',
    ja: '内側では歯の軸、外側ではすきまの軸に沿って折れ目があります。歯の二つの部分から等距離にある線にも折れ目があります。',
  },
  claims: {
    'Each arc is nearest only to points within its angle': nearest,
    'where the gaps reach the centre, and 1, a circle whose flanks are left as short chords': limits,
  },
  related: ['polySDF', 'starSDF', 'flowerSDF', 'raysSDF', 'circleSDF', 'drawFill'],
  confusedWith: [
    { name: 'starSDF', en: 'Has pointed teeth, without tips and gaps along a circle.', ja: '歯が尖っていて、円に沿った歯先や歯底はありません。' },
    {
      name: { en: 'an involute gear', ja: 'インボリュート歯車' },
      en: 'Real gear wheels have curved flanks, so that the teeth roll on each other. At the size of an icon, straight ones look the same.',
      ja: '実物の歯車の側面は、歯どうしが転がるように曲線になっています。アイコンほどの大きさなら、まっすぐでも見た目は変わりません。',
    },
  ],
  elsewhere: [{ where: 'Material Symbols', name: { en: 'settings', ja: 'settings（設定）' }, note: { en: 'The icon.', ja: 'アイコンの名前です。' } }],
  words: {
    en: ['gear', 'cog', 'cogwheel', 'sprocket', 'settings icon', 'tooth', 'teeth', 'clockwork'],
    ja: ['歯車', 'はぐるま', 'ギア', 'ギヤ', 'コグ', '歯', '設定アイコン', '時計仕掛け'],
  },
  examples: {
    'a-bottle-cap': { en: 'A bottle cap', ja: '王冠（瓶のふた）' },
    'a-clockwork': { en: 'A clockwork', ja: '時計のムーブメント' },
  },
})
