/** Record of rect. */
import type { WrittenRecord } from '../record.ts'
import { drawnRadius, roundCorners, shape } from './family.ts'

export const record: WrittenRecord = shape({
  noun: { en: 'rectangle', ja: '長方形' },
  aNoun: 'a rectangle',
  measure: 'rectSDF',
  summary: { en: 'Its sides are parallel to the axes.', ja: '辺は座標軸に平行です。' },
  corners: roundCorners,
  size: {
    size: {
      meaning: {
        en: 'The width and the height, from edge to edge. rectSDF expects half of each.',
        ja: '幅と高さです。端から端までの長さで、rectSDFに渡す値の2倍です。',
      },
      unit: 'length',
      range: [0, 1.6],
      default: [1, 0.56],
      outside: {
        en: `${drawnRadius.en} A width or a height of 0 makes a line of half coverage.`,
        ja: `${drawnRadius.ja}幅か高さが0なら、被覆率 ½ の線です。`,
      },
    },
  },
  formula: String.raw`\begin{aligned} d &= \operatorname{rectSDF}\bigl(\mathbf{st},\ \tfrac12 \mathbf s\bigr) \\ \operatorname{rect} &= \begin{cases} \operatorname{fill}(d, 0, p) & w < 0 \\ \operatorname{stroke}(d, 0, w, p) & w \ge 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], [1, 0.5], -1, 0.01], is: 1, exact: true },
    { of: [[0.5, 0], [1, 0.5], -1, 0.01], is: 0.5, exact: true, en: 'Half of the width from the centre.', ja: '中心から幅の半分だけ離れた縁の上です。' },
    { of: [[0, 0.25], [1, 0.5], -1, 0.01], is: 0.5, exact: true },
    { of: [[0, 0.26], [1, 0.5], -1, 0.01], is: 0, exact: true },
    { of: [[0, 0], [1, 0.5], 0.125, 0.01], is: 0, exact: true, en: 'An outline is hollow.', ja: '輪郭線の内側は空です。' },
    { of: [[0.5, 0], [1, 0.5], 0.125, 0.01], is: 1, exact: true },
    { of: [[0.5625, 0], [1, 0.5], 0.125, 0.01], is: 0.5, exact: true, en: 'Half of the width lies outside the edge.', ja: '太さの半分は縁の外側に出ます。' },
    { of: [[0.5, 0], [1, 0.5], 0, 0.01], is: 0, exact: true },
    {
      of: [[0.5, 0], [1, 0.5], 0.125, 0.5],
      is: 0.25,
      exact: true,
      en: 'Thinner than a pixel: fainter, not wider.',
      ja: '1ピクセルより細い線は、太くならずに薄くなります。',
    },
    {
      of: [[0, 0], [0, 0.5], -1, 0.01],
      is: 0.5,
      exact: true,
      en: 'Filled, without a width: a line of half coverage.',
      ja: '幅0の長方形を塗りつぶすと、被覆率 ½ の線になります。',
    },
    { of: [[0.25, 0], [1, 0.5], -1, 0], is: 1, exact: true, en: 'A hard edge, and no division by zero.', ja: '硬い縁になります。0で割ることはありません。' },
  ],
  claims: {},
  related: ['drawHex', 'drawTri', 'drawCircle', 'drawStroke'],
  confusedWith: [
    {
      name: 'step(abs(st), size / 2)',
      en: 'Multiply both components for the same rectangle, with jagged edges.',
      ja: '2成分を掛け合わせれば同じ長方形になりますが、縁がギザギザになります。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Rectangle', note: { en: 'Width and height are measured in UV units.', ja: '幅と高さをUVの単位で指定します。' } },
    { where: 'SVG', name: '<rect>' },
    { where: 'Canvas 2D', name: 'fillRect(), strokeRect()', note: { en: 'From a corner, with sharp corners.', ja: '角の位置を指定し、線の角も尖ります。' } },
    { where: 'p5.js', name: 'rect()' },
  ],
  synonyms: {
    en: ['rectangle', 'rect', 'box', 'square', 'frame', 'border', 'panel', 'quad'],
    ja: ['長方形', 'ちょうほうけい', '四角', 'しかく', '四角形', '矩形', 'くけい', '正方形', '枠', 'わく', '額縁'],
  },
  examples: {
    'filled-and-framed': { en: 'A card with a frame', ja: '枠のあるカード' },
    'shoji-at-dusk': { en: 'A paper screen at dusk', ja: '夕暮れの障子' },
  },
})
