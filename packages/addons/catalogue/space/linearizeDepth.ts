/** Record of linearizeDepth. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { clipSpace, depth, depthOracle, far, near, projections } from './camera.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The depth of a perspective view made linear in distance: 0 at near, 1 at far, and ½ halfway between them.',
    ja: '透視投影の深度を、距離に対して線形に直した値です。nearで0、farで1、ちょうど中間の距離で½になります。',
  },
  intuition: {
    en: 'Shown as brightness, the depth of a perspective view is nearly white everywhere but close to the camera, because it is linear in 1/distance. This function undoes that, so that brightness grows evenly with the distance: the form in which a depth can be looked at, put through a palette, or used as an amount of haze. It equals (−depth2viewZ(depth, near, far) − near) / (far − near), in one division. If you need lengths in the unit of the scene, use depth2viewZ.',
    ja: '透視投影の深度は距離の逆数の一次式なので、そのまま明るさで表示すると、カメラの近く以外はほとんど真っ白になります。この関数はそれを元に戻し、距離に応じて均等に明るくなる値にします。深度を目で見る、カラーパレットに通す、霞の量として使う、といった用途に向いています。結果は、depth2viewZの符号を変えてnearを引き、(far − near) で割った値に等しく、割り算は一回で済みます。シーンの単位で長さが必要なら、depth2viewZを使います。',
  },
  parameters: { depth, near: { ...near, default: 0.6 }, far },
  returns: {
    en: 'From 0 at near to 1 at far. Larger depths give larger results.',
    ja: 'nearで0、farで1です。深度が大きいほど、結果も大きくなります。',
    range: { min: 0, max: 1 },
  },
  formula: String.raw`\frac{n\,d}{f\,(1 - d) + n\,d}`,
  edgeCases: [
    { of: [0, 0.1, 100], is: 0, en: 'The near plane.', ja: '近クリップ面です。' },
    { of: [1, 0.1, 100], is: 1, en: 'The far plane.', ja: '遠クリップ面です。' },
    {
      of: [0.9, 0.1, 100],
      is: 0.00891972,
      en: 'A depth of 0.9 is less than a hundredth of the way.',
      ja: '深度が0.9でも、距離では100分の1に届きません。',
    },
    {
      of: [0.25, 2, 2],
      is: 0.25,
      en: 'With near equal to far nothing changes, and nothing is divided by zero.',
      ja: 'nearとfarが等しければ値は変わりません。0で割ることもありません。',
    },
  ],
  accuracy: { class: 'division', oracle: depthOracle },
  continuity: { order: 'smooth', en: 'For depths from 0 to 1.', ja: '深度が0から1の範囲で滑らかです。' },
  claims: {
    'Between the camera and the near plane the depth is below 0. Beyond the far plane, and behind the camera, it is above 1':
      'viewZ2depth is the depth of perspective, and linear in one over the distance',
    'nearly white everywhere but close to the camera': 'linearizeDepth of nine tenths of all depths is below a hundredth, for near 0.1 and far 100',
    'It equals (−depth2viewZ(depth, near, far) − near) / (far − near)': 'linearizeDepth is the share of the way that depth2viewZ has gone',
    'Larger depths give larger results': 'linearizeDepth grows with the depth, from 0 to 1',
  },
  references: [{ ...projections, section: 'projective transformations' }, clipSpace],
  provenance: fromFirstPrinciples,
  related: ['depth2viewZ', 'viewZ2depth', 'perspective'],
  confusedWith: [
    {
      name: 'depth2viewZ',
      en: 'Gives z in camera coordinates, from −near to −far.',
      ja: '−nearから−farまでの、カメラ座標のzを返します。',
    },
    {
      name: { en: 'the distance divided by far', ja: '距離をfarで割った値' },
      en: 'Begins at near/far instead of 0: −depth2viewZ(depth, near, far) / far. Many programs call that linear depth.',
      ja: '0ではなくnear/farから始まります。depth2viewZの符号を変え、farで割ると求められます。これを線形深度と呼ぶプログラムも多くあります。',
    },
  ],
  elsewhere: [
    {
      where: 'Unity',
      name: 'Linear01Depth',
      note: { en: 'The distance divided by far: 0 at the camera, not at near.', ja: '距離をfarで割った値です。0になるのはnearではなくカメラの位置です。' },
    },
  ],
  synonyms: {
    en: ['linear depth', 'linearize', 'linearise depth', 'depth buffer', 'z buffer', 'depth map', 'show depth', 'fog', 'haze', 'depth visualization'],
    ja: ['線形深度', '深度の線形化', '深度', '深度バッファー', 'Zバッファ', '深度マップ', '深度の可視化', '奥行き', '霞', 'フォグ'],
  },
  examples: {
    'pier-into-the-fog': { en: 'A pier that leads into the fog', ja: '霧の中へ伸びる桟橋' },
    'gallery-of-a-mine': { en: 'The gallery of a mine', ja: '鉱山の坑道' },
  },
}
