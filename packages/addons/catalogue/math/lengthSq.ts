/** Record of lengthSq. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The square of a vector’s length, without a square root.',
    ja: 'ベクトルの長さの2乗を返します。平方根は計算しません。',
  },
  intuition: {
    en: 'By the theorem of Pythagoras, the squares of the components add up to the square of the length. The root only converts that square to a length, and many tasks do not need it. Squares have the same order as lengths: to find the nearest of several points, or to test whether a point lies within a radius, compare the squares. As a falloff, the square is flat at its centre, where the length has a tip.',
    ja: '三平方の定理により、成分の2乗の和は長さの2乗になります。平方根はそれを長さに直すだけなので、なくてもよい場面が多くあります。2乗の大小関係は長さの大小関係と同じです。最も近い点を探すときや、ある半径の内側かどうかを調べるときは、2乗どうしを比べれば済みます。減衰に使うと、長さでは中心がとがるのに対し、2乗では中心が平らになります。',
  },
  parameters: {
    v: {
      meaning: {
        en: 'The vector: a vec2, vec3 or vec4. For the distance between two points, pass their difference.',
        ja: 'ベクトルです。vec2、vec3、vec4が使えます。2点間の距離の2乗を求めるには、2点の差を渡します。',
      },
      unit: 'direction',
      role: 'domain',
      range: [-2, 2],
      default: [0.6, 0.35],
      outside: {
        en: 'Any vector. Components above about 1e19 overflow; those below about 1e-19 may give 0.',
        ja: 'どんなベクトルでもかまいません。成分がおよそ1e19を超えるとオーバーフローし、およそ1e-19を下回ると0になることがあります。',
      },
    },
  },
  returns: { en: 'The squared length, at least 0.', ja: '長さの2乗です。0以上です。', range: { min: 0, max: 8 } },
  formula: String.raw`\operatorname{lengthSq}(v) = v \cdot v = \sum_i v_i^2`,
  edgeCases: [
    { of: [[3, 4]], is: 25, exact: true },
    { of: [[-3, 4]], is: 25, exact: true, en: 'The signs do not matter.', ja: '符号は結果に影響しません。' },
    { of: [[0, 0]], is: 0, exact: true },
    {
      of: [[0.125, 0]],
      is: 0.015625,
      exact: true,
      en: 'Below 1, the square is smaller than the length; above 1, it is larger.',
      ja: '長さが1より小さいと2乗は長さより小さく、1より大きいと長さより大きくなります。',
    },
    { overload: 'vec3', of: [[2, 3, 6]], is: 49, exact: true },
    { overload: 'vec4', of: [[1, 1, 1, 1]], is: 4, exact: true },
  ],
  accuracy: {
    class: 'polynomial',
    scale: 8,
    oracle: { en: 'The square of Math.hypot in double precision.', ja: '倍精度のMath.hypotの2乗です。' },
  },
  continuity: {
    order: 'smooth',
    en: 'A polynomial. Its gradient is 2v: 0 at the origin, and longer with the distance, so lines at equal steps of the value lie closer together outwards.',
    ja: '多項式です。勾配は2vで、原点では0、遠いほど大きくなります。そのため、値を等間隔に区切った等値線は外側ほど密になります。',
  },
  claims: {
    'Squares have the same order as lengths': 'orders vectors as their lengths do',
    'Its gradient is 2v': 'its gradient is twice the vector',
  },
  references: [
    {
      title: 'Foundations of Game Engine Development, Volume 1: Mathematics',
      authors: 'Eric Lengyel',
      year: 2016,
      section: '1.5.1, Dot Product',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['dist', 'inside', 'worley'],
  confusedWith: [
    { name: 'length', en: 'Its square root, the length itself.', ja: '平方根をとった、長さそのものです。' },
    {
      name: 'dot',
      en: 'dot(v, v) is the same. lengthSq names the intention. In GLSL and WGSL written by hand, it also evaluates a long expression for v only once.',
      ja: 'dot(v, v) と同じです。lengthSqなら、意図が名前に表れます。手書きのGLSLやWGSLでは、vに長い式を渡しても計算が一度で済みます。',
    },
    {
      name: 'dist',
      en: 'A distance between two points, also in metrics other than the Euclidean one.',
      ja: '2点間の距離です。ユークリッド距離以外の距離も選べます。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Vector3.lengthSq' },
    { where: 'Unity', name: 'Vector3.sqrMagnitude, math.lengthsq' },
    { where: 'Godot', name: 'Vector3.length_squared' },
    { where: 'Houdini', name: 'length2' },
    { where: 'gl-matrix', name: 'vec3.squaredLength' },
    { where: 'Processing', name: 'PVector.magSq' },
    { where: 'GLSL, WGSL, HLSL', name: 'dot(v, v)' },
  ],
  synonyms: {
    en: [
      'squared length',
      'length squared',
      'square magnitude',
      'sqrMagnitude',
      'magSq',
      'squared distance',
      'norm squared',
      'dot product',
      'falloff',
      'metaballs',
    ],
    ja: ['長さの2乗', '長さの二乗', 'ながさのにじょう', '距離の2乗', '距離の二乗', 'きょり', 'ノルム', '内積', 'ないせき', '減衰', 'メタボール'],
  },
  examples: {
    'lamp-of-warm-wax': { en: 'A lamp of warm wax', ja: '温められて漂うワックスのランプ' },
    'window-of-stained-glass': { en: 'A window of stained glass', ja: 'ステンドグラスの窓' },
  },
}
