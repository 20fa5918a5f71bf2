/** Record of sphereSDF. */
import { aPoint, exactSolid, fromCentre, length, mesh, onSurface } from './solid.ts'
import type { WrittenRecord } from '../record.ts'
import { articles } from './reading.ts'

export const record: WrittenRecord = exactSolid({
  summary: {
    en: 'The exact signed distance from a point to a sphere about the origin.',
    ja: '原点を中心とする球面までの、正確な符号付き距離です。',
  },
  intuition: {
    en: 'Every point of the sphere is r away from its centre, so the distance of a point from the centre minus r is how far it lies beyond the sphere. Use it for planets, drops and joints, and as the first shape of a scene that you render by sphere tracing. To place the sphere elsewhere, subtract its centre from p.',
    ja: '球面上の点は、どれも中心からrだけ離れています。そこで、中心からの距離からrを引けば、球面からどれだけ外にあるかが分かります。惑星、水滴、関節などに使えるほか、スフィアトレーシングで最初に描く形にも向いています。別の位置に置くには、pから中心の位置を引きます。',
  },
  parameters: {
    p: fromCentre('sphere', '球'),
    r: length({ en: 'The radius.', ja: '半径です。' }, 0.7, aPoint),
  },
  range: { min: -1, max: 1.74 },
  formula: String.raw`d = \lVert \mathbf p \rVert - r`,
  edgeCases: [
    { of: [[0, 0, 0], 0.75], is: -0.75, exact: true, en: 'The centre is the deepest point.', ja: '中心がいちばん深い点です。' },
    { of: [[0, 0.75, 0], 0.75], is: 0 },
    { of: [[2, 3, 6], 2], is: 5 },
    { of: [[2, 3, 6], 0], is: 7, en: 'A sphere of radius 0 is a point.', ja: '半径0の球は点です。' },
  ],
  oracle: {
    en: 'The nearest point of the sphere by its latitude and longitude, in double precision.',
    ja: '球面上の最も近い点を緯度と経度から求め、そこまでの距離を倍精度で計算したものです。',
  },
  continuity: { order: 0, en: 'A kink at the centre, where there is no gradient.', ja: '中心だけは尖った点になり、そこには勾配がありません。' },
  claims: { 'Every point of the sphere is r away from its centre': onSurface },
  related: ['circleSDF', 'capsuleSDF', 'boxSDF', 'torusSDF', 'opUnion'],
  confusedWith: [
    {
      name: 'circleSDF',
      en: 'The same formula in the plane. Given a position in space, use sphereSDF.',
      ja: '平面での同じ式です。空間の位置から測るときはsphereSDFを使います。',
    },
    {
      name: 'dot(p, p) − r·r',
      en: 'Has the same surface without a square root, but it is no distance: a ray that steps by it can pass the surface.',
      ja: '平方根なしで同じ表面になりますが、距離ではありません。この値ずつ進むレイは、表面を越えることがあります。',
    },
  ],
  elsewhere: [articles('sdSphere'), mesh('SphereGeometry(radius)')],
  words: { en: ['sphere', 'ball', 'globe', 'bubble', 'sdSphere'], ja: ['球', 'きゅう', '球面', '球体', 'ボール', 'スフィア', '玉'] },
  examples: {
    'a-banded-planet-and-its-moon': { en: 'A banded planet and its moon', ja: '縞のある惑星と月' },
    'rising-bubbles': { en: 'Rising bubbles', ja: '立ちのぼる泡' },
  },
})
