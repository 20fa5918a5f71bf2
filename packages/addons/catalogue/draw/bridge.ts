/** Record of bridge. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Clears a band around a line that is to be drawn on top, so that what lies below seems to pass under it.',
    ja: 'これから上に描く線のまわりを帯状に消します。下にあるものが、線の下をくぐって見えるようになります。',
  },
  intuition: {
    en: 'Where two lines cross, nothing tells which is on top, unless the lower one stops shortly before the upper one: knots, maps and diagrams are drawn this way. drawBridge multiplies what has been drawn so far by the uncovered share of a band twice as wide as the line. All four channels are cleared, so the ground shows through the gap. Then draw the line itself: on either side half of its width is left free.',
    ja: '二本の線が交わると、どちらが上か分かりません。下の線を上の線の手前で途切れさせると、上下が伝わります。結び目や地図、図解の描き方です。drawBridgeは、それまでに描いたものに、線の2倍の太さの帯で覆われない割合を掛けます。四つのチャンネルをすべて消すので、すき間には下地が見えます。その後で線そのものを描くと、両側に線の太さの半分ずつすき間が残ります。',
  },
  parameters: {
    color: {
      meaning: {
        en: 'What has been drawn so far, premultiplied and without the ground, which comes below it at the end.',
        ja: 'それまでに描いたものです。アルファは乗算済みで、下地は含めません。下地は最後に下へ合成します。',
      },
      unit: 'premultiplied',
      role: 'domain',
      range: [0, 1],
      default: [1, 0.6, 0.2, 1],
      outside: { en: 'Any colour: it is multiplied by a number from 0 to 1.', ja: 'どんな色でもかまいません。0〜1の数が掛かるだけです。' },
    },
    d: {
      meaning: { en: 'The signed distance to the shape whose outline is the line.', ja: '輪郭線を描く図形までの符号付き距離です。' },
      unit: 'length',
      role: 'domain',
      range: [-0.3, 0.3],
      default: 0.1,
      step: 0.001,
      outside: { en: 'Far from the line the colour stays as it is.', ja: '線から離れたところでは、色はそのままです。' },
    },
    edge: {
      meaning: {
        en: 'The distance at which the middle of the line runs, as in drawStroke.',
        ja: '線の中心を引く距離です。drawStrokeと同じです。',
      },
      unit: 'length',
      range: [-0.1, 0.1],
      default: 0,
      step: 0.001,
      outside: { en: 'Any number.', ja: 'どんな数でもかまいません。' },
    },
    width: {
      meaning: { en: 'The width of the line. The band is twice as wide.', ja: '線の太さです。消す帯の幅は、その2倍です。' },
      unit: 'length',
      range: [0, 0.15],
      default: 0.06,
      step: 0.001,
      outside: { en: '0 and below clear nothing.', ja: '0以下では何も消しません。' },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of d: 1 / resolution.y when d is measured in uv heights. It is optional in a fragment, where the difference to neighbouring pixels gives it; not inside a branch that some pixels skip.',
        ja: 'dと同じ単位で測ったピクセルの大きさです。dをuvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.004,
      step: 0.001,
      outside: {
        en: 'Larger values soften the edges of the gap. 0 and below give hard edges.',
        ja: '大きくすると、すき間の縁がぼけます。0以下では硬い縁になります。',
      },
    },
  },
  returns: { en: 'The colour without the band.', ja: '帯を消した色です。', range: { min: 0, max: 1 } },
  formula: String.raw`\operatorname{bridge}(\mathbf c, d) = \mathbf c\,\bigl(1 - \operatorname{drawStroke}(d,\ e,\ 2w,\ p)\bigr)`,
  edgeCases: [
    { of: [[1, 0.5, 0.25, 1], 0, 0, 0.25, 0.01], is: [0, 0, 0, 0], exact: true, en: 'Under the line nothing is left.', ja: '線の下には何も残りません。' },
    { of: [[1, 0.5, 0.25, 1], 0.1875, 0, 0.25, 0.01], is: [0, 0, 0, 0], exact: true, en: 'The gap beside the line.', ja: '線の脇のすき間です。' },
    { of: [[1, 0.5, 0.25, 1], 0.25, 0, 0.25, 0.01], is: [0.5, 0.25, 0.125, 0.5], exact: true, en: 'The edge of the gap.', ja: 'すき間の縁です。' },
    {
      of: [[1, 0.5, 0.25, 1], 0.5, 0, 0.25, 0.01],
      is: [1, 0.5, 0.25, 1],
      exact: true,
      en: 'Beyond the gap the colour is as it was.',
      ja: 'すき間の外では、色は元のままです。',
    },
    { of: [[1, 0.5, 0.25, 1], 0.5, 0.5, 0.25, 0.01], is: [0, 0, 0, 0], exact: true },
    { of: [[1, 0.5, 0.25, 1], 0, 0, 0, 0.01], is: [1, 0.5, 0.25, 1], exact: true, en: 'No line, no gap.', ja: '線がなければ、すき間もありません。' },
    {
      of: [[1, 0.5, 0.25, 1], 0.1, 0, 0.25, 0],
      is: [0, 0, 0, 0],
      exact: true,
      en: 'Hard edges, and no division by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'What the overlap of two intervals leaves of the colour, in double precision.',
      ja: '二つの区間の重なりを除いた残りの割合を、倍精度で色に掛けたものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks half a pixel to either side of each edge of the gap.',
    ja: 'すき間の両側の縁から、それぞれ半ピクセル離れたところで折れ曲がります。',
  },
  claims: {
    'by the uncovered share of a band twice as wide as the line': 'drawBridge clears what a stroke of twice the width covers',
    'on either side half of its width is left free': 'drawBridge leaves half a width free on either side of the line',
    '0 and below clear nothing': 'drawBridge without a width changes nothing',
    'Under the line nothing is left': 'drawBridge leaves half a width free on either side of the line',
  },
  references: [
    {
      title: 'The Haloed Line Effect for Hidden Line Elimination',
      authors: 'Arthur Appel, F. James Rohlf, Arthur J. Stein',
      year: 1979,
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['drawStroke', 'drawLine', 'compositeSourceOver', 'compositeDestinationOut'],
  confusedWith: [
    {
      name: 'drawStroke',
      en: 'The line itself. drawBridge only makes room for it.',
      ja: '線そのものを描きます。drawBridgeは、そのための場所を空けるだけです。',
    },
    {
      name: 'compositeDestinationOut',
      en: 'Clears what any shape covers. drawBridge is the same for a band along a line.',
      ja: '任意の形で覆われるところを消します。drawBridgeは、線に沿った帯についてこれを行うものです。',
    },
    {
      name: { en: 'an outline in the colour of the ground', ja: '下地と同じ色の縁取り' },
      en: 'Looks the same on an even ground. On a pattern, or over other layers, it shows as a stripe.',
      ja: '下地が一色なら同じに見えます。下地に模様があったり、ほかのレイヤーがあったりすると、縞になって見えてしまいます。',
    },
  ],
  elsewhere: [
    { where: 'Microsoft Visio', name: 'Line jumps', note: { en: 'With the style Gap.', ja: 'スタイルをGapにした場合です。' } },
    { where: { en: 'Knot diagrams', ja: '結び目の図' }, name: { en: 'the gap at a crossing', ja: '交点のすき間' } },
  ],
  synonyms: {
    en: ['bridge', 'over under', 'crossing', 'halo', 'haloed line', 'gap', 'knot', 'weave', 'knockout', 'line jump', 'overpass'],
    ja: ['ブリッジ', '交差', '上下', '立体交差', 'ハロー', 'すき間', '結び目', '組紐', '編み目', '線の重なり', '抜き'],
  },
  examples: {
    'two-rings-linked': { en: 'Two linked rings', ja: '絡み合う二つの輪' },
    'map-of-a-metro': { en: 'A map of a metro', ja: '地下鉄の路線図' },
  },
}
