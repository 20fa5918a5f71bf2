/** Record of contain for boxes. */
import { aabbContain } from '../../../src/index.ts'
import { fromFirstPrinciples } from '../../provenance.ts'
import type { FunctionRecord } from '../../record.ts'

const unitBox = { min: [-1, -1, -1], max: [1, 1, 1] } as const

export const aabbContainRecord: FunctionRecord = {
  slug: 'contain',
  category: 'geometry/aabb',
  importName: 'aabbContain',
  call: aabbContain,
  shown: 'aabbContain',
  summary: {
    en: 'Whether a point lies in an axis-aligned box; faces, edges and corners belong to it.',
    ja: '点が軸平行ボックスの中にあるかどうかを調べます。面、辺、角の上も中とみなします。',
  },
  intuition: {
    en: 'A box is what is left between six walls, each of which cuts space in two at one coordinate. A point is inside when it is on the right side of all six: not below the smallest coordinate and not above the largest, on each of three axes. Six comparisons and nothing to round, so the answer is the same everywhere.',
    ja: 'ボックスは、六枚の壁で空間を切り取った残りです。どの壁も、一つの座標を境に空間を分けます。三つの軸のすべてで、最小の座標以上、最大の座標以下なら、六枚の壁すべての内側にいます。六回比べるだけで丸めがないため、どの環境でも答えは同じです。',
  },
  parameters: [
    {
      name: 'box',
      meaning: { en: 'The box, by its smallest and its largest corner.', ja: 'ボックスです。座標が最小の角と最大の角で表します。' },
      unit: 'box',
      role: 'control',
      range: [-2, 2],
      default: { min: [-1, -0.65, -0.8], max: [0.9, 0.65, 0.8] },
      step: 0.01,
      outside: {
        en: 'Any size. A box whose corners have changed places on some axis contains nothing.',
        ja: 'どんな大きさでもかまいません。どれか一つの軸でも角の大小が逆なら、何も含みません。',
      },
    },
    {
      name: 'p',
      meaning: { en: 'The point.', ja: '調べる点です。' },
      unit: 'position',
      role: 'control',
      range: [-2, 2],
      default: [0.4, 0.2, 0.5],
      step: 0.01,
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
  ],
  returns: {
    meaning: { en: 'true in the box and on its surface, false outside.', ja: 'ボックスの中と表面ではtrue、外ではfalseです。' },
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\mathrm{box.min}_i \le p_i \le \mathrm{box.max}_i \quad \forall i \in \{x, y, z\}`,
  edgeCases: [
    { id: 'inside', inputs: [unitBox, [0.5, -0.5, 0.25]], result: true, exact: true },
    { id: 'outside', inputs: [unitBox, [0.5, 1.5, 0.25]], result: false, exact: true },
    {
      id: 'on-a-face',
      inputs: [unitBox, [1, 0, 0]],
      result: true,
      exact: true,
      note: { en: 'The surface belongs to the box.', ja: '表面はボックスに含まれます。' },
    },
    { id: 'on-an-edge', inputs: [unitBox, [1, -1, 0]], result: true, exact: true },
    { id: 'on-a-corner', inputs: [unitBox, [-1, -1, 1]], result: true, exact: true },
    {
      id: 'just-outside',
      inputs: [unitBox, [1 + 2 ** -23, 0, 0]],
      result: false,
      exact: true,
      note: { en: 'One step of single precision past the face.', ja: '面から単精度で1段だけ外です。' },
    },
    {
      id: 'one-point',
      inputs: [{ min: [1, 2, 3], max: [1, 2, 3] }, [1, 2, 3]],
      result: true,
      exact: true,
      note: { en: 'A box without size contains its one point.', ja: '大きさのないボックスも、その一点は含みます。' },
    },
    {
      id: 'negative-zero',
      inputs: [{ min: [0, 0, 0], max: [1, 1, 1] }, [-0, 0.5, 0.5]],
      result: true,
      exact: true,
      note: { en: 'Both zeros are one number.', ja: '二つのゼロは同じ数です。' },
    },
    {
      id: 'corners-exchanged',
      inputs: [{ min: [1, -1, -1], max: [-1, 1, 1] }, [0, 0, 0]],
      result: false,
      exact: true,
      note: { en: 'Nothing is at least 1 and at most −1.', ja: '1以上かつ−1以下の数はありません。' },
    },
  ],
  accuracy: {
    class: 'bits',
    scale: 1,
    oracle: {
      en: 'No coordinate below the smaller or above the larger bound, asked in double precision; points on all faces, edges and corners among them.',
      ja: 'どの座標も下限を下回らず、上限を上回らないことを倍精度で調べたものです。すべての面、辺、角の上の点でも確かめています。',
    },
  },
  continuity: { order: 'jump', note: { en: 'Yes or no: it jumps at the surface.', ja: '真か偽かなので、表面で値が切り替わります。' } },
  references: [{ title: 'Real-Time Collision Detection', authors: 'Christer Ericson', year: 2004, section: '4.2, Axis-aligned Bounding Boxes' }],
  provenance: fromFirstPrinciples,
  related: ['aabbClosestPoint', 'aabbIntersect', 'aabbExpand', 'boxSDF'],
  confusedWith: [
    {
      name: 'boxSDF',
      difference: { en: 'Says how far inside or outside, so an edge can be drawn softly.', ja: 'どれだけ内側か外側かまで分かるので、境界を滑らかに描けます。' },
    },
    {
      name: { en: 'half-open tests', ja: '半開区間の判定' },
      difference: {
        en: 'Texture and pixel rectangles leave out their far sides, so that neighbours share no pixel. Here both sides belong to the box.',
        ja: 'テクスチャーやピクセルの矩形は、隣と重ならないように遠い側の辺を含みません。ここでは両側とも含みます。',
      },
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Box3.containsPoint' },
    { where: 'Unity', name: 'Bounds.Contains' },
    { where: 'Unreal Engine', name: 'FBox::IsInsideOrOn' },
    { where: 'DirectXMath', name: 'BoundingBox::Contains' },
    { where: 'Godot', name: 'AABB.has_point' },
  ],
  synonyms: {
    en: ['contains', 'point in box', 'inside', 'inside box', 'bounds check', 'hit test', 'includes', 'within'],
    ja: ['含む', 'ふくむ', '内外判定', '中にあるか', '点と箱', 'ボックス', '直方体', '当たり判定', '範囲チェック'],
  },
  preview: 'cuboid',
  examples: [
    {
      title: { en: 'Colour only what is in the box', ja: 'ボックスの中だけを色づける' },
      code: `import { AABB, aabbContain, valueNoise } from '@kirari/addons'
import { mix, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const box = AABB({ min: vec3(-0.45, -0.25, 0), max: vec3(0.3, 0.3, 0) })
const isInside = aabbContain(box, vec3(p, 0))

const cloud = valueNoise(vec3(p.mul(6), time.mul(0.5)))
  .mul(0.6)
  .add(valueNoise(p.mul(17)).mul(0.4))
const grey = vec3(cloud.mul(0.35).add(0.08))
const colour = mix(vec3(0.08, 0.2, 0.45), vec3(1, 0.72, 0.4), cloud)

export const fragment = vec4(select(grey, colour, isInside), 1)
`,
    },
    {
      title: { en: 'Smoke kept in a glass case', ja: 'ガラスケースの中の煙' },
      code: `import {
  AABB, aabbContain, aabbIntersect, valueNoise,
} from '@kirari/addons'
import {
  float, fn, If, Loop, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const box = AABB({ min: vec3(-0.9, -0.6, -0.6), max: vec3(0.9, 0.6, 0.6) })

// Small steps along the ray; only places in the case hold smoke.
const smoke = fn(
  'smoke',
  [{ origin: vec3 }, { direction: vec3 }],
  vec2,
  (origin, direction) => {
    const thick = float(0).toVar('thick')
    const glow = float(0).toVar('glow')
    Loop(48, (i) => {
      const at = origin
        .add(direction.mul(float(i).mul(0.06).add(2)))
        .toConst('at')
      If(aabbContain(box, at), () => {
        const drift = at.mul(3.2).sub(vec3(0, time.mul(0.6), 0))
        const cloud = valueNoise(drift)
          .mul(0.65)
          .add(valueNoise(drift.mul(2.7)).mul(0.35))
        const dense = cloud.sub(at.y.mul(0.35).add(0.52)).max(0).mul(0.4)
        glow.addAssign(
          dense
            .mul(float(1).sub(thick))
            .mul(at.y.mul(-0.8).add(0.5).saturate()),
        )
        thick.addAssign(dense.mul(float(1).sub(thick)))
      })
    })
    return vec2(thick, glow)
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0.5, 3.4)
const direction = vec3(p, -1.4)
  .sub(vec3(0, 0.2, 0))
  .normalize()
const found = smoke(origin, direction)
const hit = aabbIntersect(box, origin, direction)
const glass = hit.y.sub(hit.x).saturate().mul(0.08)
const dark = mix(vec3(0.03, 0.035, 0.05), vec3(0.4, 0.6, 0.7), glass)

const lit = vec3(0.62, 0.66, 0.72)
  .mul(found.x)
  .add(vec3(0.6, 0.2, 0.02).mul(found.y))

export const fragment = vec4(dark.mul(float(1).sub(found.x)).add(lit), 1)
`,
    },
  ],
}
