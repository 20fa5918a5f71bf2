/** Record of quatLerp. */
import { fromReference } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'
import { dam, identity, quarterZ, rotation, searchWords, shoemake, thirdTurn, zero } from './family.ts'

const half = Math.SQRT1_2
const eighth = Math.PI / 8

export const record: WrittenRecord = {
  summary: {
    en: 'Interpolates between two rotations along the shortest arc without trigonometry; the motion is faster in the middle.',
    ja: '二つの回転の間を、三角関数を使わずに最短の弧でたどります。中央ほど動きが速くなります。',
  },
  intuition: {
    en: 'Mixes the two quaternions on a straight line and scales the result back to length 1. The line runs below the arc, so the path is that of quatSlerp, but equal steps on the line are larger angles in the middle. For rotations 90° apart the middle is 1.17 times as fast as the ends and the rotation is at most 1° from that of quatSlerp; for 180° it is twice as fast, and at most 8.2° off. For keyframes that are close together, for skinning and for smoothing, the difference is hardly visible, and no sine or arccosine has to be computed.',
    ja: '二つのクォータニオンを直線上で混ぜ、長さを1に戻します。直線は弧の内側を通るので、道筋はquatSlerpと同じですが、直線上の等しい刻みは、中央で大きな角度になります。90°離れた回転では、中央の速さは両端の1.17倍で、quatSlerpとの差は1°以下です。180°では2倍になり、差は最大8.2°です。間隔の短いキーフレームやスキニング、動きの平滑化なら、差はほとんど見えません。sinもacosも計算せずに済みます。',
  },
  parameters: {
    a: rotation({ en: 'The rotation at t = 0.', ja: 't = 0での回転です。' }, identity, {
      en: 'The length must be 1: normalise it first. If both are all zeros, so is the result.',
      ja: '長さは1でなければなりません。先に正規化してください。両方がすべて0なら、結果もすべて0です。',
    }),
    b: rotation(
      {
        en: 'The rotation at t = 1. b and −b are the same rotation, and the nearer one is used.',
        ja: 't = 1での回転です。bと−bは同じ回転なので、近い方が使われます。',
      },
      quarterZ,
      { en: 'As for a.', ja: 'aと同じです。' },
    ),
    t: {
      meaning: { en: 'The fraction of the line.', ja: '直線上の割合です。' },
      unit: 'fraction',
      range: [0, 1],
      default: 0.35,
      outside: {
        en: 'Any number up to 1e18. Past the ends it goes on along the same arc, more and more slowly, and never beyond the rotation that b − a stands for.',
        ja: '1e18までのどんな数でもかまいません。両端の先でも同じ弧の延長を、しだいに遅くなりながら進みます。どこまで行っても、b − aの表す回転を超えません。',
      },
    },
  },
  returns: {
    en: 'The rotation, as a quaternion of length 1. At t = ½ it is that of quatSlerp.',
    ja: '長さ1のクォータニオンで表した回転です。t = ½ではquatSlerpと一致します。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{aligned} b' &= \begin{cases} b & a \cdot b \ge 0 \\ -b & a \cdot b < 0 \end{cases} \\ \operatorname{lerp}(a, b, t) &= \frac{(1 - t)\,a + t\,b'}{\left|(1 - t)\,a + t\,b'\right|} \end{aligned}`,
  edgeCases: [
    { of: [identity, quarterZ, 0], is: identity },
    { of: [identity, quarterZ, 1], is: quarterZ },
    {
      of: [identity, quarterZ, 0.5],
      is: [0, 0, Math.sin(eighth), Math.cos(eighth)],
      en: 'Half of 90°, as with quatSlerp.',
      ja: 'quatSlerpと同じく、90°の半分です。',
    },
    {
      of: [identity, [1, 0, 0, 0], 0.25],
      is: [0.25 / Math.hypot(0.25, 0.75), 0, 0, 0.75 / Math.hypot(0.25, 0.75)],
      en: 'A quarter of the line to half a turn is 36.9°; quatSlerp gives 45°.',
      ja: '半回転までの直線の4分の1は36.9°です。quatSlerpなら45°です。',
    },
    {
      of: [thirdTurn, thirdTurn.map((value) => -value), 0.3],
      is: thirdTurn,
      en: 'Both are the same rotation, so nothing moves.',
      ja: '同じ回転どうしなので、動きません。',
    },
    {
      of: [identity, [1, 0, 0, 0], 0.5],
      is: [half, 0, 0, half],
      en: 'Both paths are equally long; b is used as it is.',
      ja: 'どちら回りでも同じ長さです。bをそのまま使います。',
    },
    { of: [zero, zero, 0.5], is: zero, exact: true, en: 'Nothing is divided by zero.', ja: '0では割りません。' },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'Slerp in double precision, at the angle that the point of the line is seen at from the centre; up to sign.',
      ja: '直線上の点を中心から見た角度でのslerpを、倍精度で計算したものです。符号の違いは除いて比べます。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps in a and b where they are 180° apart, because the shorter arc changes sides. In t it has all derivatives.',
    ja: 'aとbについては、二つが180°離れたところで短い方の弧が反対側に移るため、値が飛びます。tについては、何度でも微分できます。',
  },
  claims: {
    'along the shortest arc without trigonometry; the motion is faster in the middle':
      'quatLerp: goes along the arc of quatSlerp, the short way, and agrees with it at the ends and in the middle',
    'the path is that of quatSlerp': 'quatLerp: goes along the arc of quatSlerp, the short way, and agrees with it at the ends and in the middle',
    'For rotations 90° apart the middle is 1.17 times as fast as the ends': 'quatLerp: is 1.17 times as fast in the middle of 90°, twice of 180°',
    'the rotation is at most 1° from that of quatSlerp': 'quatLerp: is off by at most 1° between rotations 90° apart, by 8.2° between all',
    'for 180° it is twice as fast, and at most 8.2° off': 'quatLerp: is off by at most 1° between rotations 90° apart, by 8.2° between all',
    'goes on along the same arc, more and more slowly, and never beyond': 'quatLerp: goes on past the ends more and more slowly, and never beyond b − a',
    'Any number up to 1e18': 'quatLerp: is of length 1 all the way and past the ends',
    'a quaternion of length 1': 'quatLerp: is of length 1 all the way and past the ends',
    'At t = ½ it is that of quatSlerp': 'quatLerp: goes along the arc of quatSlerp, the short way, and agrees with it at the ends and in the middle',
    'A quarter of the line to half a turn is 36.9°': 'quatLerp: is off by at most 1° between rotations 90° apart, by 8.2° between all',
    'Both are the same rotation, so nothing moves': 'quatLerp: stays where it is between equal and opposite quaternions',
  },
  references: [dam, shoemake],
  provenance: fromReference,
  related: ['quatSlerp', 'quatNorm', 'quatMul'],
  confusedWith: [
    {
      name: 'quatSlerp',
      en: 'Constant speed, for a few trigonometric functions. Choose it where keyframes are far apart or a motion is seen by itself.',
      ja: '三角関数を使う代わりに、速さが一定です。キーフレームが離れているときや、動きそのものを見せるときに使ってください。',
    },
    {
      name: 'mix',
      en: 'Neither chooses the sign nor normalises: the result is not a rotation, and may go the long way.',
      ja: '符号の選択も正規化もしません。結果は回転にならず、遠回りすることもあります。',
    },
  ],
  elsewhere: [
    { where: 'Unity', name: 'Quaternion.Lerp', note: { en: 'Clamps t to 0–1.', ja: 'tは0〜1に制限されます。' } },
    { where: 'Unity Mathematics', name: 'math.nlerp' },
    { where: 'Unreal', name: 'FQuat::FastLerp', note: { en: 'Does not normalise.', ja: '正規化はしません。' } },
    { where: 'GLM', name: 'lerp', note: { en: 'Does not choose the sign or normalise.', ja: '符号の選択も正規化もしません。' } },
  ],
  synonyms: searchWords({
    en: ['nlerp', 'qlerp', 'lerp', 'normalized linear interpolation', 'fast slerp', 'blend rotations', 'keyframe', 'skinning'],
    ja: ['正規化線形補間', '線形補間', 'せんけいほかん', '補間', 'ほかん', '回転の補間', 'キーフレーム', 'スキニング'],
  }),
  examples: {
    'swing-between-two-poses': { en: 'A lantern that swings between two poses', ja: '二つの姿勢の間を揺れる提灯' },
    'tower-that-twists': { en: 'A tower that twists floor by floor', ja: '階ごとにねじれる塔' },
  },
}
