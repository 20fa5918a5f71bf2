/** Record of voronoi. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { cellularBasis, hashFunctions, patternParameters, voronoiDiagrams } from './cells.ts'

const corner = Math.SQRT2

export const record: WrittenRecord = {
  shown: 'voronoi_jitter',
  summary: {
    en: 'A Voronoi diagram: the vector to the nearest of points scattered over the plane or space, and a random number that the whole area of that point shares.',
    ja: 'ボロノイ図です。平面や空間にまいた点のうち、一番近い点へのベクトルと、その点の領域全体に共通する乱数を返します。',
  },
  intuition: {
    en: 'Put one shop into every block of a town and let everybody go to the nearest. The town falls into districts with straight borders. The vector says which way and how far a customer walks, so its length is F1, and every position of a district can be drawn relative to its shop: a flower, a stone, a brush dab. The number gives each district a colour, a size or a moment of its own.',
    ja: '町の区画ごとに店を一軒ずつ建て、誰もが一番近い店へ行くとします。町は、まっすぐな境界で区切られた縄張りに分かれます。ベクトルは客が歩く向きと道のりを表し、その長さがF1です。縄張りの中のどの位置も店を原点として表せるので、花や石、筆の跡を一つずつ描けます。乱数は、縄張りごとに色や大きさ、タイミングを変えるのに使います。',
  },
  parameters: patternParameters,
  returns: {
    en: 'On the plane a vec3: the vector from p to the nearest point in xy, in cells, and a random number in z. In space a vec4: the vector in xyz, the number in w. The number is at least 0, less than 1, and the same bits on every device. On the plane the nearest point is always found. In space it is if it is closer than 1; with a jitter of 1, a farther point is returned at about one position in 800,000.',
    ja: '平面ではvec3で、xyがpから一番近い点へのベクトル（格子1マスが1）、zが乱数です。空間ではvec4で、xyzがベクトル、wが乱数です。乱数は0以上1未満で、どの環境でもビット単位で同じです。平面では、一番近い点を必ず見つけます。空間では、距離が1未満なら必ず見つけますが、それ以上では、まれにもっと遠い点を返します。jitterが1のとき、約80万か所に1か所です。',
    range: { min: [-corner, -corner, 0], max: [corner, corner, 1] },
  },
  formula: String.raw`\begin{aligned} s_c &= c + \tfrac12 + j\,\bigl(h(c) - \tfrac12\bigr), \qquad h(c) \in [0, 1)^D \\ c_1 &= \operatorname*{arg\,min}_c |s_c - p| \\ \operatorname{voronoi}(p) &= \bigl(s_{c_1} - p,\ r(c_1)\bigr), \qquad r(c) = \bigl\lfloor \operatorname{pcg}(\operatorname{pcg}_D(c)_1) / 2^{8} \bigr\rfloor \cdot 2^{-24} \end{aligned}`,
  edgeCases: [
    {
      overload: 'jitter',
      of: [[0.5, 0.5], 0],
      is: [0, 0, 0.9201436042785645],
      en: 'With a jitter of 0, points lie at the centres of cells. This is one of them.',
      ja: 'jitterが0なら点はマスの中央にあり、これはその一つです。',
    },
    { overload: 'jitter', of: [[0.75, 0.5], 0], is: [-0.25, 0, 0.9201436042785645] },
    {
      of: [[0, 0]],
      is: [0.09723186492919922, 0.020964860916137695, 0.9201436042785645],
      en: 'Its length is F1 of worley.',
      ja: 'ベクトルの長さは、worleyのF1です。',
    },
    {
      of: [[-1e-8, 0]],
      is: [0.09723186492919922, 0.020964860916137695, 0.9201436042785645],
      en: 'The same point is found on both sides of 0, and of a line of the grid.',
      ja: '0や格子の線のどちら側からでも、同じ点が見つかります。',
    },
    {
      overload: 'jitter',
      of: [[0, 0], 3],
      is: [0.09723186492919922, 0.020964860916137695, 0.9201436042785645],
      en: 'Above 1 counts as 1.',
      ja: '1より大きい値は1とみなします。',
    },
    { overload: 'vec3', of: [[0, 0, 0]], is: [-0.29560357332229614, 0.07868164777755737, 0.4297028183937073, 0.8303418755531311] },
  ],
  accuracy: {
    class: 'distance',
    oracle: {
      en: 'The nearest of the points of all 25 cells around the position, 125 in space, in double precision. Within rounding of a border, either side counts.',
      ja: 'まわりの25マス（空間では125マス）のすべての点から、一番近い点を倍精度で選んだものです。丸め誤差の範囲で境界にある位置では、どちらの側の結果でも正しいとみなします。',
    },
  },
  continuity: { order: 'jump', en: 'Jumps where two points are equally far.', ja: '二つの点から等距離のところで値が飛びます。' },
  claims: {
    'the vector to the nearest of points': 'the point is the nearest there is, by brute force',
    'On the plane the nearest point is always found': 'the point is the nearest there is, by brute force',
    'so its length is F1': 'the vector is as long as F1 of worley',
    'a random number that the whole area of that point shares': 'each point has one number, and each number one point',
    'The number is at least 0, less than 1': 'numbers fill their range evenly and have nothing to do with the place of the point',
    'The same point is found on both sides of 0': 'across cells and across zero the same point is found',
  },
  references: [cellularBasis, voronoiDiagrams, hashFunctions],
  provenance: fromReference,
  related: ['worley', 'voronoiBorder', 'voronoise', 'random', 'hexTile'],
  confusedWith: [
    {
      name: 'worley',
      en: 'Returns the two distances F1 and F2, and no point: cheaper where only the distance matters.',
      ja: '距離F1とF2だけを返します。距離だけでよければ、こちらが軽くなります。',
    },
    {
      name: 'voronoiBorder',
      en: 'Returns the distance to the border of the area. To draw areas with outlines, use both with the same jitter.',
      ja: '領域の境界までの距離を返します。輪郭のある領域を描くには、同じjitterで両方を使います。',
    },
    { name: 'hexTile', en: 'Divides the plane into equal hexagons.', ja: '平面を同じ大きさの六角形に分けます。' },
  ],
  elsewhere: [
    { where: 'Blender', name: 'Voronoi Texture', note: { en: 'Its outputs Position and Color.', ja: '出力のPositionとColorです。' } },
    { where: 'Unity Shader Graph', name: 'Voronoi', note: { en: 'Its output Cells.', ja: '出力のCellsです。' } },
    { where: 'FastNoiseLite', name: 'CellularReturnType_CellValue', note: { en: 'The number alone.', ja: '乱数だけを返します。' } },
  ],
  synonyms: {
    en: ['voronoi', 'thiessen', 'dirichlet tessellation', 'cell id', 'nearest point', 'mosaic', 'districts', 'low poly', 'pointillism', 'scatter', 'cellular'],
    ja: ['ボロノイ図', 'ボロノイ', 'ティーセン', '領域分割', '最近傍', '勢力圏', 'モザイク', '点描', 'セル', 'セルの番号', 'ランダムな領域'],
  },
  examples: {
    'umbrellas-in-the-rain': { en: 'Umbrellas in the rain', ja: '雨の日の傘' },
    'river-in-dots-of-paint': { en: 'A river in dots of paint', ja: '点描の川辺' },
  },
}
