/** Record of grid. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Lines at every multiple of a spacing, both ways. Where they get denser than pixels they turn into an even grey and do not shimmer.',
    ja: '一定の間隔ごとに、縦横の線を引きます。線がピクセルより密になるところでは均一な灰色になり、モアレもちらつきも出ません。',
  },
  intuition: {
    en: 'Look at one direction at a time: a comb of lines over a number line, and a pixel as a stretch of it. How much of the stretch the teeth cover is plain lengths. A stretch as long as the spacing always covers the same, wherever it lies, so a pixel of that size or more takes the mean. What upright lines leave free and what level lines leave free multiply.',
    ja: '一方向ずつ考えます。数直線の上に櫛の歯のように線が並び、ピクセルはその上の一区間です。区間のうち歯に覆われる割合は、長さの計算だけで求まります。区間が線の間隔と同じ長さなら、どこに置いても覆われる割合は同じです。そこで、それより大きなピクセルでは平均を使います。縦線が残す隙間と横線が残す隙間を掛けたものが、全体の隙間です。',
  },
  parameters: {
    st: {
      meaning: { en: 'The place. Lines run through (0, 0).', ja: '位置です。線は (0, 0) を通ります。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.1, 0.2],
      outside: {
        en: 'Any place; far out the lines are only as exact as the digits of the place.',
        ja: 'どこでもかまいません。遠くでは座標の桁が足りなくなり、その分だけ線の位置が粗くなります。',
      },
    },
    spacing: {
      meaning: { en: 'From one line to the next: of upright lines, then of level ones.', ja: '線から線までの間隔です。順に、縦線、横線の間隔を指定します。' },
      unit: 'length',
      range: [0, 1],
      default: [0.37, 0.29],
      outside: { en: 'Zero and less leave out the lines of that direction.', ja: '0以下では、その向きの線を引きません。' },
    },
    width: {
      meaning: { en: 'How wide a line is, half of it to either side.', ja: '線の太さです。両側に半分ずつ広がります。' },
      unit: 'length',
      range: [0, 0.3],
      default: 0.05,
      step: 0.005,
      outside: {
        en: 'Held between 0, where there is nothing, and the spacing, where all is covered.',
        ja: '0（線なし）から間隔の大きさ（全面）までに収められます。',
      },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of st: 1 / resolution.y when it is measured in uv heights. In a fragment it may be left out, and is then measured from pixel to pixel, each direction by itself; not inside of a branch that some pixels skip.',
        ja: 'stと同じ単位で測ったピクセルの大きさです。uvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から縦横別々に求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.04,
      step: 0.001,
      outside: {
        en: 'Larger values blur, until the grid is its mean. Zero and less give hard edges.',
        ja: '大きくするとぼけ、やがて全体が平均の濃さになります。0以下では硬い縁になります。',
      },
    },
  },
  returns: { meaning: { en: 'The share of the pixel that lines cover.', ja: 'ピクセルのうち、線が覆う割合です。' }, range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} l_k &= \operatorname{stroke}(x - k\,s,\ 0,\ w,\ p) \\ c &= \begin{cases} \displaystyle\sum_{k \in \mathbb Z} l_k & p < s \\ w / s & p \ge s \end{cases} \\ \operatorname{grid} &= 1 - (1 - c_x)(1 - c_y) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.5], [1, 1], 0.25, 0.01], is: 1, exact: true },
    { of: [[0.5, 0.5], [1, 1], 0.25, 0.01], is: 0, exact: true },
    { of: [[3.125, 0.5], [1, 1], 0.25, 0.01], is: 0.5, exact: true },
    { of: [[-2, 0.5], [1, 1], 0.25, 0.01], is: 1, exact: true, en: 'The same on the other side of zero.', ja: '負の側でも同じです。' },
    {
      of: [[0, 0], [1, 1], 0.25, 0.5],
      is: 0.75,
      exact: true,
      en: 'Each line covers half of this pixel, and both together three quarters.',
      ja: 'それぞれの線がこのピクセルの半分を覆い、合わせると4分の3になります。',
    },
    { of: [[0.3, 0.7], [1, 1], 0.25, 8], is: 0.4375, exact: true, en: 'The mean: 1 − ¾·¾.', ja: '平均の1 − ¾·¾です。' },
    {
      of: [[0.5, 0], [1, 0], 0.25, 0.01],
      is: 0,
      exact: true,
      en: 'A spacing of 0 draws no lines of that direction.',
      ja: '間隔を0にした向きの線は引きません。',
    },
    {
      of: [[0.5, 0.5], [1, 1], 9, 0.01],
      is: 1,
      exact: true,
      en: 'Lines as wide as the spacing leave nothing free.',
      ja: '太さが間隔に達すると全面が覆われます。',
    },
    { of: [[0, 0], [1, 1], 0, 0.01], is: 0, exact: true },
    {
      of: [[0.1, 0.5], [1, 1], 0.25, 0],
      is: 1,
      exact: true,
      en: 'Hard edges, and nothing divided by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 10,
    oracle: {
      en: 'The overlap of a pixel with each line around it, added up in double precision; over a raster, the mean coverage against the exact one; without px, the picture against the one with it. The error is that of the place, counted in pixels.',
      ja: 'ピクセルと周りの線との重なりを一本ずつ、倍精度で足し合わせたものです。さらに、ラスター全体の被覆率の平均を正確な値と比べ、pxを省略した絵が指定した絵と一致することも確かめています。誤差は、位置の誤差をピクセル単位で測ったものです。',
    },
  },
  continuity: {
    order: 0,
    note: { en: 'Corners half a pixel to either side of each edge of a line.', ja: '線の両側の縁から、それぞれ半ピクセル離れたところで角になります。' },
  },
  claims: {},
  references: [{ title: 'The Aliasing Problem in Computer-Generated Shaded Images', authors: 'Franklin C. Crow', year: 1977, doi: '10.1145/359863.359869' }],
  provenance: fromFirstPrinciples,
  related: ['drawLine', 'drawStroke', 'drawFill'],
  confusedWith: [
    {
      name: 'step(fract(st / spacing), width / spacing)',
      difference: {
        en: 'Jagged lines to one side of each multiple, and moiré in the distance.',
        ja: '線がギザギザで、倍数の位置から片側にだけ広がります。遠くではモアレが出ます。',
      },
    },
    {
      name: 'smoothstep over fwidth(fract(st))',
      difference: {
        en: 'fract jumps at every cell, so its derivative does too, and a dark seam runs along the lines.',
        ja: 'fractはマス目ごとに飛ぶので微分も飛び、線に沿って暗い筋が入ります。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'GridHelper' },
    { where: 'CSS', name: 'repeating-linear-gradient()' },
    { where: { en: 'Articles on anti-aliasing', ja: 'アンチエイリアスの解説記事' }, name: 'filtered grid, pristine grid' },
  ],
  synonyms: {
    en: ['grid', 'graph paper', 'lattice', 'lines', 'ruler', 'wireframe floor', 'moire', 'antialiased grid', 'checks'],
    ja: ['グリッド', '格子', 'こうし', '方眼', '方眼紙', 'マス目', '縦線', '横線', '罫線', '目盛り', 'モアレ'],
  },
  examples: { 'graph-paper': { en: 'Graph paper', ja: '方眼紙' }, 'floor-of-light': { en: 'A floor of light to the horizon', ja: '地平線まで続く光の床' } },
}
