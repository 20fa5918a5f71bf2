/** Record of juliaSDF. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { fractalWords, iterations, jumps, leaps, rate, references } from './fractal.ts'
import { fromCentre } from './solid.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'An estimate of the distance from a point to a filled Julia set of quaternions: the points whose orbits under z² + c stay near the origin.',
    ja: '四元数の充填ジュリア集合までの距離の推定値です。z² + cを繰り返しても、軌道が原点の近くに留まる点の集まりです。',
  },
  intuition: {
    en: 'Quaternions have four parts, so a Julia set of theirs fills four dimensions. This function shows the slice of it where the last part, k, is 0: p gives the real part, i and j. Square z and add c, again and again. The farther a point is from the set, the sooner its orbit escapes; the length of z, divided by the product of the slopes 2|z| along the orbit, estimates the distance. A product below 1 counts as 1, so that an orbit that passes by 0 gives no huge estimate. Use it for sculptures of shells and spirals: a small change of c changes the whole shape.',
    ja: '四元数には四つの成分があるので、そのジュリア集合は四次元の図形です。この関数は、最後の成分kが0の断面を表します。pは実部と、iとjの係数です。zを二乗してcを足すことを繰り返します。点が集合から遠いほど、軌道は早く逃げていきます。zの長さを、軌道に沿った傾き2|z|の積で割ると、距離を推定できます。軌道が0の近くを通っても推定値が極端に大きくならないように、積が1より小さければ1とします。殻や渦のある彫刻のような形になり、cを少し変えるだけで全体が変わります。',
  },
  parameters: {
    p: fromCentre('set', '集合', { en: 'x is the real part, y and z are those of i and j', ja: 'xが実部、yとzがiとjの係数です。' }),
    c: {
      meaning: {
        en: 'The number that is added in every step: its real part, then those of i, j and k. The quat functions have the real part last.',
        ja: '毎回足す数です。実部、i、j、kの係数の順に並べます。quatで始まる関数では実部が最後なので、順序が違います。',
      },
      unit: 'number',
      range: [-1, 1],
      default: [-0.21, -0.04, -0.56, -0.56],
      outside: {
        en: 'Any numbers. Where the orbit of 0 escapes, as for all beyond a length of 2, the set is too thin for rays to meet, and only few iterations give it a body.',
        ja: 'どんな数でもかまいません。0の軌道が逃げていくとき（長さが2を超えるcはすべてそうです）、集合そのものは薄すぎてレイが当たらず、反復を少なくしたときだけ形が残ります。',
      },
    },
    iterations: iterations('0 leaves the ball of radius 1.', '0なら半径1の球です。', 32, 8),
  },
  returns: {
    en: 'The estimate: positive where the orbit ends beyond a length of 1, as every orbit that escapes does, and 0 or less elsewhere. At a few places in a thousand the set is nearer than it says, so let a ray go 0.8 of it at a time.',
    ja: '推定値です。軌道の最後の長さが1を超えるところでは正、1以下のところでは0以下です。逃げていく軌道では必ず正になります。1000か所に数か所の割合で、集合が推定値よりも近くにあります。レイは推定値の0.8倍ほどずつ進めてください。',
    range: { min: -0.2, max: 1 },
  },
  formula: String.raw`\begin{aligned} z_0 &= p_x + p_y\,i + p_z\,j, \quad z_{k+1} = z_k^2 + c, \quad D_0 = 1, \quad D_{k+1} = \max(2\,|z_k|\,D_k,\ 1) \\ d &= \frac{|z_m| \ln |z_m|}{2 D_m}, \quad |z_m| > 8 \text{ or } m \text{ the last step} \end{aligned}`,
  edgeCases: [
    {
      of: [[2, 0, 0], [0, 0, 0, 0], 1],
      is: Math.LN2,
      en: 'With c = 0 it is ½ r ln r outside: the set is the ball of radius 1.',
      ja: 'c = 0なら、外側では½ r ln rです。集合は半径1の球です。',
    },
    { of: [[0.5, 0, 0], [0, 0, 0, 0], 0], is: -0.25 * Math.LN2, en: 'Inside that ball it is negative.', ja: 'この球の内側では負です。' },
    { of: [[0, 0, 0], [0, 0, 0, 0], 8], is: 0, en: 'Where the orbit ends at 0, the estimate is 0.', ja: '軌道が0に行き着くところでは、推定値は0です。' },
    {
      of: [[10, 0, 0], [-0.25, 0.75, 0, 0], 4],
      is: 5 * Math.log(10),
      en: 'Beyond a length of 8 the orbit is not followed.',
      ja: '長さが8を超えると、軌道を追いません。',
    },
  ],
  accuracy: {
    class: 'power',
    oracle: {
      en: 'The orbit in double precision, with whole products of quaternions. The rate of estimates that are too large is checked by orbits of 60 steps from points around.',
      ja: '四元数の積を使い、軌道を倍精度で計算したものです。推定値が大きすぎる割合は、周囲の点の60回の軌道で確かめています。',
    },
  },
  exactness: 'estimate',
  continuity: { order: 'jump', ...leaps },
  claims: {
    'At a few places in a thousand the set is nearer than it says': rate,
    'With c = 0 it is ½ r ln r outside: the set is the ball of radius 1': 'with c = 0 the Julia set is a ball, whatever the number of steps',
    'Small jumps where the orbit needs one step more to get away': jumps,
  },
  references: [...references],
  provenance: fromReference,
  related: ['mandelbulbSDF', 'sphereSDF', 'quatMul'],
  confusedWith: [
    { name: 'mandelbulbSDF', en: 'Adds the point itself, and raises to a power by angles.', ja: '点自身を足し、角度を使ってべき乗します。' },
    {
      name: { en: 'the Julia set of a complex number', ja: '複素数のジュリア集合' },
      en: 'The slice p.z = 0 with c.zw = 0 is that set in the plane.',
      ja: 'c.zw = 0のときのp.z = 0の断面が、平面のジュリア集合です。',
    },
  ],
  elsewhere: [{ where: 'POV-Ray', name: 'julia_fractal', note: { en: 'With the type quaternion.', ja: '種類にquaternionを選べます。' } }],
  synonyms: fractalWords({
    en: ['julia', 'quaternion julia', 'julia set', 'hypercomplex', 'quadratic map'],
    ja: ['ジュリア集合', 'ジュリア', '四元数', 'クォータニオン', '充填ジュリア集合'],
  }),
  examples: {
    'a-carving-of-jade': { en: 'A carving of jade', ja: '翡翠の彫刻' },
    'frost-on-a-window': { en: 'Frost on a window', ja: '窓の霜' },
  },
}
