/** Record of linkSDF. */
import { exactSolid, fromCentre, length } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The signed distance from a point to an upright link of a chain about the origin: two half rings, joined by two straight sides.',
    ja: '原点を中心に立つ、鎖の輪までの符号付き距離です。二つの半円の輪を、二本のまっすぐな棒でつないだ形です。',
  },
  intuition: {
    en: 'Cut an upright torus in two and move the halves apart: along the straight sides between them nothing changes with y. So take that length out of y, and what remains is the distance to a torus. Use it for chains, paper clips and handles. Without straight sides, use torusSDF.',
    ja: '立てたトーラスを上下に切り、離した間をまっすぐな棒でつなぎます。棒に沿ってyを変えても、距離は変わりません。そこで、yから棒の長さの分を除けば、あとはトーラスまでの距離です。鎖、クリップ、取っ手などに使います。まっすぐな部分が要らなければ、torusSDFを使います。',
  },
  returns: {
    en: 'The distance to the surface: negative inside, 0 on it, positive outside. It is exact while the tube is not thicker than the radius; beyond that, inside it can be too small in magnitude.',
    ja: '表面までの距離です。内側は負、表面の上は0、外側は正です。管が輪の半径より太くなければ正確です。それより太いと、内側の絶対値が実際の距離より小さくなることがあります。',
  },
  parameters: {
    p: fromCentre('link', '輪', { en: 'it lies in the xy plane', ja: '輪はxy平面にあります。' }),
    halfLength: length({ en: 'Half the length of the straight sides.', ja: 'まっすぐな部分の長さの半分です。' }, 0.35, { en: 'a torus', ja: 'トーラス' }),
    radius: length({ en: 'Radius of the half rings, to the middle of the tube.', ja: '半円の輪の半径です。管の中心までを測ります。' }, 0.4, {
      en: 'a capsule',
      ja: 'カプセル',
    }),
    tube: length({ en: 'Radius of the tube.', ja: '管の太さを表す半径です。' }, 0.15, { en: 'a curve', ja: '曲線' }, 0.5),
  },
  range: { min: -0.5, max: 1.74 },
  formula: String.raw`\begin{aligned} y &= \max(|p_y| - l,\ 0) \\ d &= \sqrt{\Bigl(\sqrt{p_x^2 + y^2} - R\Bigr)^2 + p_z^2} - r \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 0.5, 0.75, 0.25], is: 0.5, en: 'The middle is open, so it is outside.', ja: '中央は穴なので、外側です。' },
    { of: [[0.75, 0.25, 0], 0.5, 0.75, 0.25], is: -0.25, en: 'The core of a straight side.', ja: 'まっすぐな部分の芯です。' },
    { of: [[0, 1.5, 0], 0.5, 0.75, 0.25], is: 0, en: 'The top is at halfLength + radius + tube.', ja: '上端の高さはhalfLength + radius + tubeです。' },
    { of: [[0, -3.5, 0], 0.5, 0.75, 0.25], is: 2 },
    { of: [[3.75, 0.5, 4], 0.5, 0.75, 0.25], is: 4.75 },
    { of: [[2, 3.5, 6], 0.5, 0, 1], is: 6, en: 'Without a radius, a capsule.', ja: '半径がなければカプセルです。' },
  ],
  oracle: {
    en: 'The nearest point of the core, piece by piece over two segments and two half circles, in double precision.',
    ja: '管の芯を二つの線分と二つの半円に分け、それぞれの最も近い点までの距離を倍精度で計算したものです。',
  },
  continuity: {
    order: 0,
    en: 'Creases on the core of the tube, and in the middle of the link, where both sides are equally near.',
    ja: '管の芯と、左右から等距離にある輪の中央の面に折れ目があります。',
  },
  claims: {
    'It is exact while the tube is not thicker than the radius': 'no point of the surface is nearer, and one is as near',
    'beyond that, inside it can be too small in magnitude': 'a link is too small in magnitude inside where its tube overlaps itself',
    '0 on it': 'it is 0 on the surface',
  },
  related: ['torusSDF', 'capsuleSDF', 'opUnion'],
  confusedWith: [
    {
      name: 'torusSDF',
      en: 'Lies level, around the y axis. A link stands upright, around the z axis.',
      ja: 'y軸を中心に水平に置かれます。鎖の輪は、z軸を中心に立ちます。',
    },
    {
      name: { en: 'a stadium as a line', ja: '角丸の長円を線で描いたもの' },
      en: 'In the plane, that is the absolute value of rectSDF with fully rounded corners. The tube of a link is round, so a link also has a depth.',
      ja: '平面では、角をいっぱいに丸めたrectSDFの絶対値です。鎖の輪は断面が円で、厚みがあります。',
    },
  ],
  elsewhere: [articles('sdLink')],
  words: { en: ['link', 'chain', 'oval ring', 'stadium', 'elongated torus', 'sdLink'], ja: ['鎖', 'くさり', 'チェーン', 'リンク', '輪', '長円', 'クリップ'] },
  examples: {
    'a-chain': { en: 'A chain', ja: '鎖' },
    'a-curtain-of-links': { en: 'A curtain of links', ja: '鎖のカーテン' },
  },
})
