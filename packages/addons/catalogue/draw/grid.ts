/** Record of grid. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'Draws lines at every multiple of a spacing, in both directions. Where they are denser than pixels they become an even grey, without moiré or shimmer.',
    ja: '一定の間隔ごとに、縦横の線を引きます。線がピクセルより密になるところでは均一な灰色になり、モアレもちらつきも出ません。',
  },
  intuition: {
    en: 'Take one direction at a time: lines on a number axis, and a pixel as an interval of it. The covered share of the interval follows from lengths alone. An interval as long as the spacing always has the same coverage, wherever it lies, so a pixel of that size or larger gets the mean. Multiply the share that vertical lines leave uncovered by the share that horizontal lines leave uncovered, and you get the uncovered share of the grid.',
    ja: '一方向ずつ考えます。数直線の上に線が並び、ピクセルはその上の一区間です。区間のうち線に覆われる割合は、長さの計算だけで求まります。区間が線の間隔と同じ長さなら、どこに置いても覆われる割合は同じです。そこで、それ以上の大きさのピクセルでは平均を使います。縦線に覆われない割合と横線に覆われない割合を掛けると、格子に覆われない割合になります。',
  },
  parameters: {
    st: {
      meaning: { en: 'The position. Lines run through (0, 0).', ja: '位置です。線は (0, 0) を通ります。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.1, 0.2],
      outside: {
        en: 'Any position; far from the origin, lines are only as precise as the coordinates of the position.',
        ja: 'どこでもかまいません。遠くでは座標の桁が足りなくなり、その分だけ線の位置が粗くなります。',
      },
    },
    spacing: {
      meaning: {
        en: 'The distance from one line to the next: of the vertical lines, then of the horizontal ones.',
        ja: '線から線までの間隔です。順に、縦線、横線の間隔を指定します。',
      },
      unit: 'length',
      range: [0, 1],
      default: [0.37, 0.29],
      outside: { en: '0 and below leave out the lines of that direction.', ja: '0以下では、その向きの線を引きません。' },
    },
    width: {
      meaning: { en: 'The line width, half of it on either side.', ja: '線の太さです。両側に半分ずつ広がります。' },
      unit: 'length',
      range: [0, 0.3],
      default: 0.05,
      step: 0.005,
      outside: {
        en: 'Clamped to 0 (no lines) and the spacing (everything covered).',
        ja: '0（線なし）から間隔の大きさ（全面）までに収められます。',
      },
    },
    px: {
      meaning: {
        en: 'The size of a pixel in the unit of st: 1 / resolution.y when st is measured in uv heights. It is optional in a fragment, where the difference to neighbouring pixels gives it for each direction separately; not inside a branch that some pixels skip.',
        ja: 'stと同じ単位で測ったピクセルの大きさです。uvの高さで測るなら1 / resolution.yです。フラグメントでは省略でき、隣のピクセルとの差から縦横別々に求めます。ただし、一部のピクセルだけが通る分岐の中では省略できません。',
      },
      unit: 'length',
      range: [0.001, 0.2],
      default: 0.04,
      step: 0.001,
      outside: {
        en: 'Larger values blur, until everything has the mean coverage. 0 and below give hard edges.',
        ja: '大きくするとぼけ、やがて全体が平均の濃さになります。0以下では硬い縁になります。',
      },
    },
  },
  returns: { en: 'The share of the pixel that the lines cover.', ja: 'ピクセルのうち、線が覆う割合です。', range: { min: 0, max: 1 } },
  formula: String.raw`\begin{aligned} l_k &= \operatorname{stroke}(x - k\,s,\ 0,\ w,\ p) \\ c &= \begin{cases} \displaystyle\sum_{k \in \mathbb Z} l_k & p < s \\ w / s & p \ge s \end{cases} \\ \operatorname{grid} &= 1 - (1 - c_x)(1 - c_y) \end{aligned}`,
  edgeCases: [
    { of: [[0, 0.5], [1, 1], 0.25, 0.01], is: 1, exact: true },
    { of: [[0.5, 0.5], [1, 1], 0.25, 0.01], is: 0, exact: true },
    { of: [[3.125, 0.5], [1, 1], 0.25, 0.01], is: 0.5, exact: true },
    { of: [[-2, 0.5], [1, 1], 0.25, 0.01], is: 1, exact: true, en: 'The same on the negative side.', ja: '負の側でも同じです。' },
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
      en: 'A spacing of 0 draws no lines in that direction.',
      ja: '間隔を0にした向きの線は引きません。',
    },
    {
      of: [[0.5, 0.5], [1, 1], 9, 0.01],
      is: 1,
      exact: true,
      en: 'Lines as wide as the spacing cover everything.',
      ja: '太さが間隔に達すると全面が覆われます。',
    },
    { of: [[0, 0], [1, 1], 0, 0.01], is: 0, exact: true },
    {
      of: [[0.1, 0.5], [1, 1], 0.25, 0],
      is: 1,
      exact: true,
      en: 'Hard edges, and no division by zero.',
      ja: '硬い縁になります。0で割ることはありません。',
    },
  ],
  accuracy: {
    class: 'division',
    scale: 10,
    oracle: {
      en: 'The overlap of a pixel with each line around it, added up in double precision. The mean coverage over a raster is compared with the true mean, and the image without px with the one that passes px. The error is that of the position, in pixels.',
      ja: 'ピクセルと周りの線との重なりを一本ずつ、倍精度で足し合わせたものです。さらに、ラスター全体の被覆率の平均を正確な値と比べ、pxを省略した絵が指定した絵と一致することも確かめています。誤差は、位置の誤差をピクセル単位で測ったものです。',
    },
  },
  continuity: {
    order: 0,
    en: 'Kinks half a pixel to either side of each edge of a line; a jump where a spacing reaches 0.',
    ja: '線の両側の縁から、それぞれ半ピクセル離れたところで折れ曲がります。間隔が0になるところでは値が飛びます。',
  },
  claims: {
    'Where they are denser than pixels they become an even grey': 'too dense for pixels is one even grey',
    'always has the same coverage, wherever it lies': 'a pixel as large as a cell or larger has the mean coverage wherever it lies',
    'The share of the pixel that the lines cover': 'of cells of %f × %f covers the share that its lines have of a cell',
    'Draws lines at every multiple of a spacing': 'is the same a cell further',
  },
  references: [{ title: 'The Aliasing Problem in Computer-Generated Shaded Images', authors: 'Franklin C. Crow', year: 1977, doi: '10.1145/359863.359869' }],
  provenance: fromFirstPrinciples,
  related: ['drawAxis', 'drawArrows', 'drawLine', 'drawStroke'],
  confusedWith: [
    {
      name: 'step(fract(st / spacing), width / spacing)',
      en: 'Jagged lines on one side of each multiple, and moiré in the distance.',
      ja: '線がギザギザで、倍数の位置から片側にだけ広がります。遠くではモアレが出ます。',
    },
    {
      name: 'smoothstep over fwidth(fract(st))',
      en: 'fract jumps at every cell, so its derivative is wrong there and a seam runs along the lines.',
      ja: 'fractはマス目ごとに値が飛び、そこで微分が正しく求まらないため、線に沿って筋が入ります。',
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
