/** Record of spiralSDF. */
import { drawn, fromCentre, nearest } from './flat.ts'
import type { WrittenRecord } from '../record.ts'

const arms = 'the arms of a spiral are its pitch apart on every ray, and a negative pitch is its mirror image'

export const record: WrittenRecord = drawn({
  summary: {
    en: 'The exact distance from a point to an Archimedean spiral, whose arms are a constant pitch apart.',
    ja: '腕の間隔が一定のアルキメデスの螺旋までの、正確な距離です。',
  },
  intuition: {
    en: 'On the ray from the origin through the point lie two arms that can be nearest, one inside and one outside. The gap along the ray is a little too long, because the spiral crosses it at a slant. So both candidates move along their arms to where the way to the point is square to the spiral: five steps of Newton’s method, which are also enough in the middle, where the spiral bends sharply. Subtract half a width to draw a band.',
    ja: '原点から点を通って延びる半直線の上には、いちばん近くなりうる腕が内側と外側に一つずつあります。螺旋は半直線を斜めに横切るので、半直線に沿った間隔は実際の距離より少し長くなります。そこで、二つの候補を腕に沿って、点への向きが螺旋と直交するところまで動かします。ニュートン法の五回の反復で、螺旋が急に曲がる中央でも足ります。幅の半分を引けば、帯になります。',
  },
  parameters: {
    p: fromCentre('spiral', '螺旋'),
    pitch: {
      meaning: {
        en: 'The distance between neighbouring arms along a ray. The spiral leaves the origin to the right and turns counter-clockwise.',
        ja: '半直線に沿った、隣り合う腕の間隔です。螺旋は原点から右へ出て、反時計回りに巻いていきます。',
      },
      unit: 'length',
      range: [0.05, 1],
      default: 0.42,
      outside: {
        en: 'A negative pitch turns clockwise. Below a millionth, the arms are everywhere, and the distance is 0 to within that.',
        ja: '負なら時計回りに巻きます。100万分の1より小さいと、腕がどこにでもあるので、その精度で0になります。',
      },
    },
  },
  range: { min: 0, max: 0.86 },
  formula: String.raw`\begin{aligned} b &= \frac{\text{pitch}}{2\pi}, \quad \theta = \operatorname{atan2}(p_y, p_x), \quad \mathbf s(t) = b\,t \begin{pmatrix} \cos t \\ \sin t \end{pmatrix} \\ d &= \min_{t \ge 0} \lVert \mathbf p - \mathbf s(t) \rVert, \quad \text{from } t = \theta + 2\pi k \text{ with } k = \left\lfloor \frac{\lVert \mathbf p \rVert}{\text{pitch}} - \frac{\theta}{2\pi} \right\rfloor \text{ and } k + 1 \end{aligned}`,
  edgeCases: [
    { of: [[0, 0], 0.5], is: 0, en: 'The spiral begins at the origin.', ja: '螺旋は原点から始まります。' },
    { of: [[1, 0], 0.5], is: 0, en: 'Two turns from the origin.', ja: '原点から二周した位置です。' },
    { of: [[0, 0.125], 0.5], is: 0, en: 'A quarter of a turn.', ja: '4分の1周した位置です。' },
    { of: [[0, -0.125], -0.5], is: 0, en: 'A negative pitch turns clockwise.', ja: '負の値では時計回りです。' },
    {
      of: [[100.25, 0], 0.5],
      is: 0.25,
      en: 'Far out the arms are nearly circles: half the pitch.',
      ja: '中心から遠い腕はほぼ円なので、間隔の半分になります。',
    },
  ],
  oracle: {
    en: 'The nearest point of all arms around the point, searched by the golden section in double precision.',
    ja: '点のまわりの腕の上で最も近い点を、倍精度の黄金分割探索で求めたものです。',
  },
  accuracy: { class: 'angle', scale: 1 },
  continuity: {
    order: 0,
    en: 'Creases on the spiral itself, and halfway between the arms.',
    ja: '螺旋そのものと、腕と腕の中間に沿って折れ目があります。',
  },
  claims: {
    'whose arms are a constant pitch apart': arms,
    'A negative pitch turns clockwise': arms,
    'The gap along the ray is a little too long': 'the gap to a spiral along a ray is never shorter than the distance',
    'which are also enough in the middle, where the spiral bends sharply': nearest,
    'the arms are everywhere, and the distance is 0 to within that': arms,
  },
  references: [{ title: 'The Works of Archimedes', authors: 'T. L. Heath', year: 1897, section: 'On Spirals' }],
  related: ['circleSDF', 'arcSDF', 'bezierSDF', 'cart2polar', 'drawStroke'],
  confusedWith: [
    {
      name: { en: 'the gap along the ray', ja: '半直線に沿った間隔' },
      en: 'A triangle wave of length(p)/pitch − θ/2π is much cheaper, and close once the radius is several pitches. Near the centre it is far too large.',
      ja: 'length(p)/pitch − θ/2πの三角波はずっと軽く、半径が間隔の数倍あれば近い値になります。中心の近くでは大きすぎます。',
    },
    {
      name: { en: 'the logarithmic spiral', ja: '対数螺旋' },
      en: 'Grows by a factor with every turn, as shells do, not by a constant pitch.',
      ja: '貝殻のように、一周ごとに一定の倍率で広がります。間隔は一定ではありません。',
    },
  ],
  elsewhere: [
    { where: 'Illustrator', name: { en: 'Spiral tool', ja: 'スパイラルツール' }, note: { en: 'Draws logarithmic spirals.', ja: '対数螺旋を描きます。' } },
    { where: 'Blender', name: 'Spiral', note: { en: 'A curve primitive of Geometry Nodes.', ja: 'ジオメトリノードのカーブプリミティブです。' } },
  ],
  words: {
    en: ['spiral', 'archimedean spiral', 'swirl', 'coil', 'whirl', 'groove'],
    ja: ['螺旋', 'らせん', '渦巻き', 'うずまき', '渦', 'スパイラル', 'アルキメデスの螺旋', 'ぐるぐる', '蚊取り線香'],
  },
  examples: {
    'a-lollipop': { en: 'A lollipop', ja: 'ぺろぺろキャンディー' },
    'a-coil-against-mosquitoes': { en: 'A coil against mosquitoes', ja: '蚊取り線香' },
  },
})
