/** Record of viewZ2depth. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clipSpace, depthOracle, far, near, projections } from './camera.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The depth, from 0 to 1, that a perspective view gives to a point at this z in camera coordinates.',
    ja: 'カメラ座標のzから求める、透視投影での深度です。範囲は0から1です。',
  },
  intuition: {
    en: 'Equal steps in distance are very unequal steps in depth. The projection divides by the distance, so the depth is linear in 1/distance: it rises steeply behind the near plane, then flattens out. With near at 0.1 and far at 100, everything beyond 1 already shares the depths above 0.9. That is why a graph of depths is hard to read and why two distant surfaces flicker when near is too small. Use this function to write a depth for a ray-marched surface that mixes with drawn geometry, or to compare a computed point with a depth texture. The result is the depth of the depth buffer on WebGPU and on WebGL2 alike. The opposite direction is depth2viewZ.',
    ja: '距離を等間隔に刻んでも、深度の間隔は大きく偏ります。投影では距離で割るので、深度は距離の逆数の一次式です。近クリップ面のすぐ後ろで急に増え、その先はなだらかになります。nearが0.1、farが100なら、距離1より遠いものはすべて0.9より大きい深度に収まります。深度のグラフが読みにくいのも、nearを小さくしすぎると遠くの面がちらつくのも、このためです。レイマーチングした面に深度を付けて、描いたジオメトリと重ねるときに使います。計算した点を深度テクスチャーと比べるときにも使います。結果は、WebGPUでもWebGL2でも深度バッファーの値になります。逆向きの変換はdepth2viewZです。',
  },
  parameters: {
    z: {
      meaning: { en: 'The z in camera coordinates, negative in front of the camera.', ja: 'カメラ座標のzです。カメラの前では負です。' },
      unit: 'length',
      role: 'domain',
      range: [-10, -2],
      default: -3,
      outside: {
        en: 'The depth is below 0 between the camera and near, above 1 beyond far and behind the camera, and infinite at z = 0. With near and far exchanged, above and below change places.',
        ja: 'カメラとnearの間では0より小さく、farより遠くやカメラの後ろでは1より大きくなります。z = 0では無限大です。nearとfarを入れ替えた場合は、0より小さい範囲と1より大きい範囲が逆になります。',
      },
    },
    near: { ...near, default: 0.6 },
    far,
  },
  returns: {
    en: '0 at near, 1 at far.',
    ja: 'nearで0、farで1です。',
    range: { min: 0, max: 2.4 },
  },
  formula: String.raw`d = \frac{f\,(z + n)}{(f - n)\,z}`,
  edgeCases: [
    { of: [-0.1, 0.1, 100], is: 0, en: 'The near plane.', ja: '近クリップ面です。' },
    { of: [-100, 0.1, 100], is: 1, en: 'The far plane.', ja: '遠クリップ面です。' },
    {
      of: [-1, 0.1, 100],
      is: 0.9009009,
      en: 'A hundredth of the way, and nine tenths of all depths.',
      ja: '距離では100分の1ですが、深度では10分の9まで進んでいます。',
    },
    { of: [-0.5, 2, 0.5], is: 1, en: 'near and far exchanged: a reversed depth.', ja: 'nearとfarを入れ替えた、反転した深度です。' },
  ],
  accuracy: { class: 'division', scale: 2, oracle: depthOracle },
  continuity: { order: 'smooth', en: 'In front of the camera, for z below 0.', ja: 'カメラの前、つまりzが負の範囲で滑らかです。' },
  claims: {
    'the depth is linear in 1/distance': 'viewZ2depth is the depth of perspective, and linear in one over the distance',
    'With near at 0.1 and far at 100, everything beyond 1 already shares the depths above 0.9': 'viewZ2depth puts what lies beyond 1 above 0.9',
    'The depth is below 0 between the camera and near, above 1 beyond far and behind the camera':
      'viewZ2depth is the depth of perspective, and linear in one over the distance',
    '0 at near, 1 at far': 'depth2viewZ and viewZ2depth undo each other, and meet near and far',
  },
  references: [{ ...projections, section: 'projective transformations' }, clipSpace],
  provenance: fromFirstPrinciples,
  related: ['depth2viewZ', 'linearizeDepth', 'perspective'],
  confusedWith: [
    {
      name: { en: 'a depth from −1 to 1', ja: '−1から1の深度' },
      en: 'OpenGL has it in normalised device coordinates, after the division by w, but its depth buffer has 0 to 1 as well. Kirari has 0 to 1 in both places.',
      ja: 'OpenGLでは、wで割ったあとの正規化デバイス座標で深度がその範囲になりますが、深度バッファーの値は0から1です。Kirariではどちらも0から1です。',
    },
    {
      name: { en: 'the depth of an orthographic view', ja: '平行投影の深度' },
      en: 'Is linear in the distance: (−z − near) / (far − near).',
      ja: '距離の一次式で、(−z − near) / (far − near) です。',
    },
  ],
  elsewhere: [{ where: 'three.js (TSL)', name: 'viewZToPerspectiveDepth' }],
  synonyms: {
    en: ['depth', 'depth buffer', 'z buffer', 'frag depth', 'write depth', 'view space z', 'eye space', 'ray marching', 'z fighting', 'hyperbolic depth'],
    ja: ['深度', '深度バッファー', 'Zバッファ', '深度の書き込み', 'ビュー空間', 'カメラ座標', '奥行き', 'レイマーチング', 'Zファイティング', 'ちらつき'],
  },
  examples: {
    'regatta-to-the-horizon': { en: 'A regatta out to the horizon', ja: '水平線まで続くヨットレース' },
    'three-hoops-locked-together': { en: 'Three hoops locked together', ja: '組み合わさった三つの輪' },
  },
}
