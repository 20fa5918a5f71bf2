/** Record of gerstnerWave. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

const loop = 'waves whose steepnesses add up to 1 at most do not cross themselves'
const circle = 'each point goes round a circle, in the period of deep water'
const sharp = 'crests are sharper than troughs, and a point on the crest moves with the wave'

export const record: WrittenRecord = {
  summary: {
    en: 'How far a wave on deep water moves a point of the calm surface at a given time: up and down, and forward and back.',
    ja: '深い水の波が、静かな水面の点をある時刻にどれだけ動かすかを返します。上下だけでなく、前後にも動きます。',
  },
  intuition: {
    en: 'Watch a cork: it does not travel with the wave but goes round a circle, forward on the crest and back in the trough. So points gather at the crests, which become sharp, and spread in the troughs, which become flat. Add the result to the point. For a sea, add the results of several waves of different lengths and directions, all for the same calm point. On deep water long waves travel faster, and the function takes the speed from the length. Where only a height for each position is needed, a sum of sines or fbm is simpler.',
    ja: '水に浮かぶコルクは、波とともに進むのではなく、円を描いて回ります。波の山では前へ、谷では後ろへ動きます。そのため点は山に集まって山が尖り、谷では散らばって谷が平らになります。結果は、元の点に足して使います。海を作るには、長さと向きの違う波をいくつか、同じ静水面の点に対して計算し、足し合わせます。深い水では長い波ほど速く進みます。速さは、この関数が波長から決めます。位置ごとの高さだけでよければ、正弦波の和やfbmの方が簡単です。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point on the calm surface, in metres.', ja: '静水面の上の点です。単位はメートルです。' },
      unit: 'position',
      role: 'domain',
      range: [-8, 8],
      default: [1, 0.5],
      outside: {
        en: 'Any position. Beyond 65536 wavelengths a float has few digits left for the phase.',
        ja: 'どこでも使えます。波長の65536倍を超えると、位相を表す桁がfloatに足りなくなります。',
      },
    },
    direction: {
      meaning: {
        en: 'The direction in which the wave travels: the x and z of space. Its length has no effect.',
        ja: '波の進む向きです。空間のxとzにあたります。長さは結果に影響しません。',
      },
      unit: 'direction',
      range: [-1, 1],
      default: [0.9, 0.45],
      outside: {
        en: 'Any length from 1e-18 to 1e18. For zero, the whole surface rises and falls as one.',
        ja: '長さは1e-18から1e18までなら自由です。ゼロなら、水面全体が一斉に上下します。',
      },
    },
    steepness: {
      meaning: {
        en: 'The radius of the circles times 2π / wavelength. Near 0 the wave is a sine; at 1 its crests are cusps. The steepnesses of waves that you add must not exceed 1 together, or crests can cross themselves.',
        ja: '円の半径に2π / 波長を掛けた値です。0に近ければ正弦波になり、1では山の先が尖点になります。足し合わせる波では、この値の合計が1を超えないようにします。超えると、山の部分で面が交差することがあります。',
      },
      unit: 'fraction',
      range: [0, 1],
      default: 0.6,
      outside: { en: 'Clamped to 0–1: beyond 1 the crests would be loops.', ja: '0〜1に収めます。1を超えると、山が輪を描いてしまうからです。' },
    },
    wavelength: {
      meaning: { en: 'The distance from crest to crest, in metres.', ja: '山から山までの距離です。単位はメートルです。' },
      unit: 'length',
      range: [1, 12],
      default: 5,
      step: 0.05,
      outside: { en: 'Any length above 0; less than 1e-6 counts as 1e-6.', ja: '0より大きい長さを使えます。1e-6より小さい値は1e-6とします。' },
    },
    t: {
      meaning: {
        en: 'The time in seconds. For another unit of length, or for slow motion, multiply it by a factor.',
        ja: '時刻です。単位は秒です。長さの単位がメートルでないときや、ゆっくり動かしたいときは、係数を掛けてください。',
      },
      unit: 'number',
      role: 'domain',
      range: [0, 8],
      default: 0,
      outside: {
        en: 'Any time; before 0 too. After 65536 periods a float has few digits left for the phase.',
        ja: 'どんな時刻でもかまいません。負の時刻も使えます。周期の65536倍を超えると、位相を表す桁がfloatに足りなくなります。',
      },
    },
    along: {
      meaning: {
        en: 'A direction in the plane: the result is then how fast the offset changes along it. Do this for x and for z: add (1, 0, 0) and (0, 0, 1) to get two tangents; the cross product of the second and the first is the normal.',
        ja: '平面上の向きです。渡すと、その向きに進んだときの変位の変化率を返します。xとzの二方向について求め、それぞれ (1, 0, 0) と (0, 0, 1) を足すと二本の接線になります。後者と前者の外積が法線です。',
      },
      unit: 'direction',
      range: [-1, 1],
      default: [1, 0],
      outside: { en: 'Any direction; the result is proportional to its length.', ja: 'どんな向きでもかまいません。結果は長さに比例します。' },
    },
  },
  returns: {
    en: 'The offset in metres: x and z along the surface, y up. Unless the direction is zero, its length is always the radius of the circle, steepness · wavelength / 2π. With along, the change of the offset for each metre.',
    ja: '変位で、単位はメートルです。xとzは水面に沿った成分、yは上向きの成分です。向きがゼロでなければ、長さは常に円の半径steepness · wavelength / 2πに等しくなります。alongを渡すと、1メートルあたりの変化量を返します。',
    range: { min: -1.91, max: 1.91 },
  },
  formula: String.raw`\begin{aligned} k &= \frac{2\pi}{\lambda}, \quad \omega = \sqrt{g\,k}, \quad g = 9.81, \quad \hat{\mathbf d} = \frac{\mathbf d}{\lVert \mathbf d \rVert}, \quad \theta = k\,\hat{\mathbf d} \cdot \mathbf p - \omega\,t \\ f &= \frac{s}{k} \begin{pmatrix} -\hat d_x \sin\theta \\ \cos\theta \\ -\hat d_y \sin\theta \end{pmatrix}, \qquad f_{\text{along}} = -s\,(\hat{\mathbf d} \cdot \mathbf a) \begin{pmatrix} \hat d_x \cos\theta \\ \sin\theta \\ \hat d_y \cos\theta \end{pmatrix} \end{aligned}`,
  edgeCases: [
    {
      of: [[0, 0], [1, 0], 0.5, 2 * Math.PI, 0],
      is: [0, 0.5, 0],
      en: 'At time 0 a crest passes through the origin.',
      ja: '時刻0では、波の山が原点を通ります。',
    },
    {
      of: [[Math.PI / 2, 0], [3, 0], 0.5, 2 * Math.PI, 0],
      is: [-0.5, 0, 0],
      en: 'A quarter of a wavelength ahead, the point is drawn back to the crest.',
      ja: '波長の4分の1だけ先では、点は山の方へ引き戻されます。',
    },
    { of: [[0, Math.PI], [0, 2], 0.5, 2 * Math.PI, 0], is: [0, -0.5, 0], en: 'The trough.', ja: '波の谷です。' },
    { of: [[3, 4], [1, 0], 0, 5, 2], is: [0, 0, 0], en: 'Without steepness nothing moves.', ja: '急さが0なら動きません。' },
    { of: [[1, 2], [0, 0], 0.5, 2 * Math.PI, 0], is: [0, 0.5, 0], en: 'Without a direction, up and down only.', ja: '向きがゼロなら、上下にだけ動きます。' },
    {
      overload: 'along',
      of: [[0, 0], [1, 0], 0.5, 5, 0, [1, 0]],
      is: [-0.5, 0, 0],
      en: 'On the crest, two points a metre apart come half a metre closer.',
      ja: '山の上では、1メートル離れた点どうしが0.5メートル近づきます。',
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 2,
    oracle: {
      en: 'The circles by their phase in double precision, and their change along a direction by differences.',
      ja: '円運動を位相から倍精度で計算したものです。alongを渡したときの値は、差分で確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'Smooth in the point and in time.', ja: '位置についても時刻についても滑らかです。' },
  claims: {
    'goes round a circle, forward on the crest and back in the trough': circle,
    'points gather at the crests, which become sharp': sharp,
    'On deep water long waves travel faster': 'a wave of twice the length travels √2 times as fast',
    'its length is always the radius of the circle': circle,
    'The steepnesses of waves that you add must not exceed 1 together, or crests can cross themselves': loop,
    'at 1 its crests are cusps': loop,
    'Any length from 1e-18 to 1e18': 'the length of the direction has no effect, from 1e-18 to 1e18',
    'Smooth in the point and in time': 'the change of the offset is continuous in the point and in time',
    'the cross product of the second and the first is the normal': 'the tangents of a sum of waves give its normal',
  },
  references: [
    {
      title: 'Effective Water Simulation from Physical Models',
      authors: 'Mark Finch',
      year: 2004,
      section: 'GPU Gems, chapter 1',
      url: 'https://developer.nvidia.com/gpugems/gpugems/part-i-natural-effects/chapter-1-effective-water-simulation-physical-models',
    },
    { title: 'Theorie der Wellen', authors: 'Franz Joseph Gerstner', year: 1802 },
  ],
  provenance: fromReference,
  related: ['displace', 'fbm', 'gnoise'],
  confusedWith: [
    {
      name: { en: 'a sine wave', ja: '正弦波' },
      en: 'Moves points up and down only; crests and troughs have the same shape.',
      ja: '点を上下にだけ動かします。山と谷は同じ形です。',
    },
    {
      name: { en: 'an ocean spectrum by Fourier transforms', ja: 'フーリエ変換による海面（FFT Ocean）' },
      en: 'Sums up thousands of such waves at once, in several passes over textures.',
      ja: '同じような波を何千も、テクスチャーを使った複数のパスで一度に足し合わせます。',
    },
    {
      name: 'displace',
      en: 'Moves points along one direction, by a height function of yours.',
      ja: '自分で書いた高さの関数に従って、点を一つの方向へ動かします。',
    },
  ],
  elsewhere: [
    { where: 'Unreal Engine', name: 'GerstnerWaterWaves', note: { en: 'In the Water plugin.', ja: 'Waterプラグインの機能です。' } },
    { where: { en: 'Oceanography', ja: '海洋学' }, name: { en: 'trochoidal wave', ja: 'トロコイド波' } },
  ],
  synonyms: {
    en: ['gerstner', 'trochoidal wave', 'ocean', 'sea', 'water', 'waves', 'swell', 'deep water', 'dispersion'],
    ja: ['ゲルストナー波', 'ゲルストナー', 'トロコイド波', '海', '海面', '水面', '波', 'うねり', '分散関係', 'オーシャン'],
  },
  examples: {
    'a-sea-of-paper': { en: 'A sea cut from paper', ja: '切り絵の海' },
    'moonlight-on-the-open-sea': { en: 'Moonlight on the open sea', ja: '沖の海に差す月明かり' },
  },
}
