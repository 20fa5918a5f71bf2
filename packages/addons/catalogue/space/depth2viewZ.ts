/** Record of depth2viewZ. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clipSpace, depth, depthOracle, far, near, projections } from './camera.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The z in camera coordinates of a point whose depth in a perspective view is known. It is negative in front of the camera.',
    ja: '透視投影での深度から求める、カメラ座標のzです。カメラの前では負になります。',
  },
  intuition: {
    en: 'The depth of a perspective projection is not a distance: it is linear in 1/distance. At depth 0 the reciprocal of the distance is 1/near, at depth 1 it is 1/far, and between them it is interpolated; the reciprocal of that is the distance. Only near and far matter, not the angle of view. The formula is written so that nothing cancels where the depth is close to 1, because nearly all depths are. The depth is the one of the depth buffer, 0 to 1 on WebGPU and on WebGL2 alike. Use the result for fog, for soft particles, or to compare two depths in the unit of the scene. For a share from 0 to 1 use linearizeDepth, and for the opposite direction viewZ2depth.',
    ja: '透視投影の深度は距離ではなく、距離の逆数の一次式です。距離の逆数は深度0で1/near、深度1で1/farになり、その間は線形に変わります。その逆数をとれば、距離が得られます。関係するのはnearとfarだけで、画角は影響しません。深度はほとんどが1の近くにあるので、1の近くで桁落ちしない形で計算しています。深度は深度バッファーの値で、WebGPUでもWebGL2でも0から1です。霧や、境目をぼかしたパーティクルに使えます。シーンの単位で二つの深度を比べるときにも使えます。0から1の割合が欲しいならlinearizeDepthを、逆向きの変換にはviewZ2depthを使います。',
  },
  parameters: { depth, near: { ...near, default: 0.6 }, far },
  returns: {
    en: 'From −near to −far. The distance from the plane of the camera is its opposite.',
    ja: '−nearから−farまでです。カメラの面からの距離は、この符号を変えたものです。',
    range: { min: -12, max: -0.1 },
  },
  formula: String.raw`z = -\frac{n\,f}{f\,(1 - d) + n\,d}`,
  edgeCases: [
    { of: [0, 0.1, 100], is: -0.1, en: 'The near plane.', ja: '近クリップ面です。' },
    { of: [1, 0.1, 100], is: -100, en: 'The far plane.', ja: '遠クリップ面です。' },
    {
      of: [0.5, 0.1, 100],
      is: -0.19980019,
      en: 'Half of all depths belong to the first 0.1 behind the near plane.',
      ja: '深度の半分は、近クリップ面から0.1の範囲に使われます。',
    },
    {
      of: [0.75, 2, 0.5],
      is: -0.6153846,
      en: 'A reversed depth: near and far are exchanged here too.',
      ja: '深度が反転しているなら、ここでもnearとfarを入れ替えます。',
    },
  ],
  accuracy: { class: 'division', scale: 8, oracle: depthOracle },
  continuity: {
    order: 'smooth',
    en: 'For depths from 0 to 1. A depth of far/(far − near), which no point has, gives an infinite result.',
    ja: '深度が0から1の範囲で滑らかです。深度far/(far − near)では無限大になりますが、その深度をもつ点はありません。',
  },
  claims: {
    'Between the camera and the near plane the depth is below 0. Beyond the far plane, and behind the camera, it is above 1':
      'viewZ2depth is the depth of perspective, and linear in one over the distance',
    'it is linear in 1/distance': 'depth2viewZ is the distance whose reciprocal is linear in the depth',
    'written so that nothing cancels where the depth is close to 1': 'depth2viewZ loses no digits next to depth 1',
    'From −near to −far': 'depth2viewZ and viewZ2depth undo each other, and meet near and far',
  },
  references: [{ ...projections, section: 'projective transformations' }, clipSpace],
  provenance: fromFirstPrinciples,
  related: ['viewZ2depth', 'linearizeDepth', 'perspective'],
  confusedWith: [
    {
      name: 'linearizeDepth',
      en: 'Gives a share: 0 at near, 1 at far.',
      ja: 'nearで0、farで1になる割合を返します。',
    },
    {
      name: { en: 'the distance along the ray', ja: 'レイに沿った距離' },
      en: 'Is longer towards the corners of the image: divide −z by the cosine between the ray and the view direction.',
      ja: '画面の隅に近いほど長くなります。−zを、レイと視線方向がなす角の余弦で割ると得られます。',
    },
    {
      name: { en: 'the depth of an orthographic view', ja: '平行投影の深度' },
      en: 'Is linear already: z = −mix(near, far, depth).',
      ja: 'はじめから線形です。z = −(near + (far − near)·depth)で求められます。',
    },
  ],
  elsewhere: [
    { where: 'three.js (TSL)', name: 'perspectiveDepthToViewZ' },
    { where: 'Unity', name: 'LinearEyeDepth', note: { en: 'Gives the positive distance.', ja: '正の距離を返します。' } },
  ],
  synonyms: {
    en: ['depth', 'depth buffer', 'linear depth', 'eye depth', 'view space z', 'z buffer', 'fog', 'soft particles', 'unproject', 'depth of field', 'ssao'],
    ja: ['深度', '深度バッファー', 'Zバッファ', '線形深度', 'ビュー空間', 'カメラ座標', '奥行き', '霧', 'フォグ', '被写界深度', '逆投影'],
  },
  examples: {
    'forest-in-the-mist': { en: 'A forest in the mist', ja: '霧の森' },
    'sonar-over-a-wreck': { en: 'A sonar picture of a wreck', ja: '沈没船のソナー画像' },
  },
}
