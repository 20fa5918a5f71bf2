/** Record of hex. */
import type { WrittenRecord } from '../record.ts'
import { drawnRadius, roundCorners, shape } from './family.ts'

export const record: WrittenRecord = shape({
  noun: { en: 'hexagon', ja: '正六角形' },
  aNoun: 'a regular hexagon',
  measure: 'hexSDF',
  summary: { en: 'A corner is at the top.', ja: '頂点の一つが真上を向きます。' },
  corners: roundCorners,
  size: {
    radius: {
      meaning: {
        en: 'The distance from the centre to the sides: the radius of the inscribed circle. The corners are 2/√3 times as far away. A tile of hexTile is filled at 0.5.',
        ja: '中心から辺までの距離、つまり内接円の半径です。頂点までの距離はその2/√3倍です。hexTileのタイルは0.5でちょうど埋まります。',
      },
      unit: 'length',
      range: [0, 0.6],
      default: 0.35,
      outside: drawnRadius,
    },
  },
  formula: String.raw`\begin{aligned} d &= \operatorname{hexSDF}(\mathbf{st},\ r) \\ \operatorname{hex} &= \begin{cases} \operatorname{fill}(d, 0, p) & w < 0 \\ \operatorname{stroke}(d, 0, w, p) & w \ge 0 \end{cases} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 0.5, -1, 0.01], is: 1, exact: true },
    { of: [[0.5, 0], 0.5, -1, 0.01], is: 0.5, exact: true, en: 'The middle of the right side.', ja: '右の辺の中点です。' },
    { of: [[-0.5, 0.125], 0.5, -1, 0.01], is: 0.5, exact: true },
    { of: [[0.52, 0], 0.5, -1, 0.01], is: 0, exact: true },
    { of: [[0, 0.5625], 0.5, -1, 0.01], is: 1, exact: true, en: 'The corners are further away than the sides.', ja: '頂点は辺より遠くにあります。' },
    { of: [[0, 0], 0.5, 0.125, 0.01], is: 0, exact: true, en: 'An outline is hollow.', ja: '輪郭線の内側は空です。' },
    { of: [[0.5, 0], 0.5, 0.125, 0.01], is: 1, exact: true },
    { of: [[0.5625, 0], 0.5, 0.125, 0.01], is: 0.5, exact: true, en: 'Half of the width lies outside the edge.', ja: '太さの半分は縁の外側に出ます。' },
    { of: [[0.5, 0], 0.5, 0, 0.01], is: 0, exact: true },
    {
      of: [[0, 0], 0, -1, 0.01],
      is: 0.5,
      exact: true,
      en: 'Filled, without a size: a point of half coverage.',
      ja: '大きさ0で塗りつぶすと、被覆率 ½ の点になります。',
    },
    { of: [[0.25, 0], 0.5, -1, 0], is: 1, exact: true, en: 'A hard edge, and no division by zero.', ja: '硬い縁になります。0で割ることはありません。' },
  ],
  claims: {
    'The corners are 2/√3 times as far away': 'outer corners of an outline are round, inner ones sharp',
    'A tile of hexTile is filled at 0.5': 'hexagons of 0.5 fill the tiles of hexTile',
  },
  related: ['drawTri', 'drawRect', 'drawCircle', 'hexTile'],
  confusedWith: [
    {
      name: 'hexTile',
      en: 'Divides the plane into hexagons. Pass the position within the tile to drawHex to draw each of them.',
      ja: '平面を六角形に分けます。タイルの中での位置をdrawHexに渡せば、タイルごとに描けます。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Polygon', note: { en: 'With 6 sides.', ja: '辺の数を6にします。' } },
    { where: 'SVG', name: '<polygon>' },
  ],
  synonyms: {
    en: ['hexagon', 'hex', 'honeycomb', 'hex cell', 'nut', 'regular polygon'],
    ja: ['六角形', 'ろっかくけい', '正六角形', 'ヘックス', 'ハニカム', '蜂の巣', '亀甲', 'きっこう'],
  },
  examples: {
    'tile-with-a-border': { en: 'A tile with a border', ja: '縁取りのある六角タイル' },
    'tortoise-shell-brocade': { en: 'Tortoise-shell brocade', ja: '亀甲文様の錦' },
  },
})
