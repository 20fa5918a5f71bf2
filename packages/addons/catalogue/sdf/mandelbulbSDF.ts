/** Record of mandelbulbSDF. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { fractalWords, iterations, jumps, leaps, rate, references } from './fractal.ts'
import { fromCentre } from './solid.ts'

const turned = 'a Mandelbulb of a whole power n is the same after a turn of 1 / (n − 1) about its axis'

export const record: WrittenRecord = {
  summary: {
    en: 'An estimate of the distance from a point to the Mandelbulb, a fractal in space, and how near the orbit of the point comes to the origin.',
    ja: '空間のフラクタルであるマンデルバルブまでの距離の推定値と、点の軌道が原点に最も近づいたときの距離を返します。',
  },
  intuition: {
    en: 'Begin with z = p. Raise z to a power in spherical coordinates: multiply both angles by it and raise the length to it. Then add p, and repeat. Points whose orbits stay near the origin make up the Mandelbulb. The farther a point is from it, the sooner its orbit escapes; the length of z, divided by how fast it grows as p moves, estimates the distance. That growth is kept as one number, as if the power kept angles, which it does only approximately. Colour the surface by the second number, which is called an orbit trap. juliaSDF needs no angles and is cheaper.',
    ja: 'z = pから始めます。zを球座標で何乗かします。二つの角度にpowerを掛け、長さをpower乗するのです。そこにpを足し、これを繰り返します。軌道が原点の近くに留まる点の集まりがマンデルバルブです。点が遠いほど、軌道は早く逃げていきます。pを動かしたときにzがどれほど速く伸びるかを求め、zの長さをそれで割ると、距離を推定できます。伸びる速さは一つの数で表します。べき乗で角度が保たれるとみなした近似です。二番目の値はオービットトラップと呼ばれ、表面の色分けに使えます。juliaSDFは角度を使わず、計算が軽くなります。',
  },
  parameters: {
    p: fromCentre('Mandelbulb', 'マンデルバルブ', { en: 'y is the axis of the angles', ja: 'y軸が球座標の軸です。' }),
    power: {
      meaning: {
        en: 'The power. 8 is the usual one. A whole power n gives a shape that is the same after a turn of 1 / (n − 1) about the y axis.',
        ja: 'べき乗の指数です。よく使われるのは8です。整数nなら、y軸のまわりに1 / (n − 1) 回転しても同じ形になります。',
      },
      unit: 'number',
      range: [2, 10],
      default: 8,
      step: 0.05,
      outside: {
        en: 'From 1 to 16. Fractions leave a seam where the azimuth jumps, on the half plane of negative x.',
        ja: '1から16までの値を使います。整数でないと、方位角が飛ぶxが負の半平面に継ぎ目ができます。',
      },
    },
    iterations: iterations('0 leaves the ball of radius 1.', '0なら半径1の球です。', 16, 4),
  },
  returns: {
    en: 'x is the estimate: positive where the orbit ends beyond a length of 1, as every orbit that escapes does, and 0 or less elsewhere. At a few places in a thousand the set is nearer than it says, so let a ray go 0.8 of it at a time. y is the least length of z, p included.',
    ja: 'xは推定値です。軌道の最後の長さが1を超えるところでは正、1以下のところでは0以下です。逃げていく軌道では必ず正になります。1000か所に数か所の割合で、集合が推定値よりも近くにあります。レイは推定値の0.8倍ほどずつ進めてください。yは、pも含めたzの長さの最小値です。',
    range: { min: [-0.19, 0], max: [0.5, 1.74] },
  },
  formula: String.raw`\begin{aligned} z_0 &= \mathbf p, \quad r_k = \lVert z_k \rVert, \quad D_0 = 1 \\ z_{k+1} &= r_k^{\,n} \begin{pmatrix} \sin n\theta_k \cos n\phi_k \\ \cos n\theta_k \\ \sin n\theta_k \sin n\phi_k \end{pmatrix} + \mathbf p, \quad D_{k+1} = n\,r_k^{\,n-1} D_k + 1 \\ d &= \left( \frac{r_m \ln r_m}{2 D_m},\ \min_{k \le m} r_k \right), \quad r_m > 8 \text{ or } m \text{ the last step} \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 8, 4], is: [0, 0], en: 'At the centre the orbit stays.', ja: '中心では軌道が動きません。' },
    {
      of: [[2, 0, 0], 8, 0],
      is: [Math.LN2, 2],
      en: 'Without a step it is ½ r ln r: the ball of radius 1.',
      ja: '反復が0回なら½ r ln rで、半径1の球を表します。',
    },
    {
      of: [[10, 0, 0], 8, 4],
      is: [5 * Math.log(10), 10],
      en: 'Beyond a length of 8 the orbit is not followed.',
      ja: '長さが8を超えると、軌道を追いません。',
    },
    { of: [[0, -10, 0], 8, 4], is: [5 * Math.log(10), 10], en: 'On the axis, which has no azimuth, too.', ja: '方位角のない軸の上でも同じです。' },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: {
      en: 'The orbit in double precision, with angles from arc cosines. The rate of estimates that are too large is checked by orbits of 60 steps from points around.',
      ja: '逆余弦で求めた角度を使い、軌道を倍精度で計算したものです。推定値が大きすぎる割合は、周囲の点の60回の軌道で確かめています。',
    },
  },
  exactness: 'estimate',
  continuity: { order: 'jump', ...leaps },
  claims: {
    'At a few places in a thousand the set is nearer than it says': rate,
    'A whole power n gives a shape that is the same after a turn of 1 / (n − 1) about the y axis': turned,
    'Small jumps where the orbit needs one step more to get away': jumps,
  },
  references: [
    {
      title: 'The Unravelling of the Real 3D Mandelbrot Fractal',
      authors: 'Daniel White, Paul Nylander',
      year: 2009,
      url: 'https://www.skytopia.com/project/fractal/mandelbulb.html',
    },
    ...references,
  ],
  provenance: fromReference,
  related: ['juliaSDF', 'sphereSDF', 'cart2polar'],
  confusedWith: [
    {
      name: 'juliaSDF',
      en: 'Adds the same number in every step instead of p; quaternions have a product, so squares need no angles.',
      ja: '毎回、pの代わりに決まった数を足します。四元数には積があるので、二乗に角度は要りません。',
    },
    {
      name: { en: 'the Mandelbox', ja: 'マンデルボックス' },
      en: 'Folds space by a box and a ball instead of raising to a power.',
      ja: 'べき乗の代わりに、箱と球で空間を折りたたみます。',
    },
  ],
  elsewhere: [{ where: 'Mandelbulber', name: 'Mandelbulb' }],
  synonyms: fractalWords({
    en: ['mandelbulb', 'white nylander', 'triplex', 'orbit trap', 'mandelbrot 3d', 'power 8'],
    ja: ['マンデルバルブ', 'マンデルブロ', 'オービットトラップ', 'まんでるばるぶ', '軌道トラップ'],
  }),
  examples: {
    'a-bulb-in-the-dusk': { en: 'A Mandelbulb in the dusk', ja: '夕闇のマンデルバルブ' },
    'a-polished-slice': { en: 'A polished slice of stone', ja: '磨いた石の断面' },
  },
}
