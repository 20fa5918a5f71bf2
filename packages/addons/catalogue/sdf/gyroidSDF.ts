/** Record of gyroidSDF. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'
import { point, solidWords } from './solid.ts'
import { sphereTracing } from './reading.ts'

const bound = 'no two places of a gyroid differ by more than they are apart'

export const record: WrittenRecord = {
  summary: {
    en: 'A lower bound of the distance from a point to a wall along the gyroid, a surface that repeats along all three axes and never crosses itself.',
    ja: 'ジャイロイドに沿った壁までの距離の下界です。ジャイロイドは三つの軸すべての方向に繰り返し、自分自身と交わることのない曲面です。',
  },
  intuition: {
    en: 'The sum sin x cos y + sin y cos z + sin z cos x is 0 on a surface that divides space into two mazes of tunnels, mirror images of each other. It approximates Schoen’s gyroid, a minimal surface found in the wing scales of some butterflies and used as infill by 3D printers. The steepest slope of the sum is √3. Dividing its magnitude by that slope gives a number that is never more than the distance, and subtracting half of the thickness makes a wall. The wall has no end: take the maximum with another shape to keep a part of it.',
    ja: 'sin x cos y + sin y cos z + sin z cos xという和は、空間を、互いに鏡像である二つのトンネルの迷路に分ける曲面の上で0になります。これはSchoenのジャイロイドの近似です。ジャイロイドは極小曲面の一つで、ある種のチョウの鱗粉に見られ、3Dプリンターの充填パターンにも使われます。この和の勾配は最大で√3なので、絶対値を√3で割った値が距離を超えることはありません。そこから厚さの半分を引くと壁になります。壁は限りなく続くので、一部だけを残すには、ほかの形との最大値を取ります。',
  },
  parameters: {
    p: point({ en: 'The point; the surface passes through the origin.', ja: '調べる点です。曲面は原点を通ります。' }),
    period: {
      meaning: { en: 'The side of the cube after which the surface repeats.', ja: '繰り返しの単位となる立方体の一辺です。' },
      unit: 'length',
      range: [0.4, 2],
      default: 1.1,
      outside: { en: 'Any length above 0; less than 1e-6 counts as 1e-6.', ja: '0より大きい長さを使えます。1e-6より小さい値は1e-6とします。' },
    },
    thickness: {
      meaning: {
        en: 'The least thickness of the wall. It is up to a quarter thicker in places while it is thin beside the period, and from 0.28 periods it fills all of space.',
        ja: '壁の最小の厚さです。周期に比べて薄いあいだは、場所によって最大で4分の1ほど厚くなります。周期の0.28倍を超えると、空間全体が埋まります。',
      },
      unit: 'length',
      range: [0, 0.3],
      default: 0.08,
      step: 0.005,
      outside: { en: 'At 0 only the surface is left. Negative values leave nothing.', ja: '0なら曲面だけが残ります。負の値では何も残りません。' },
    },
  },
  returns: {
    en: 'The bound: negative in the wall, 0 on its two sides, positive in the tunnels. It is never more than the distance in magnitude, and at least 0.8 of it close to a thin wall.',
    ja: '距離の下界です。壁の中は負、その両面では0、トンネルの中は正です。絶対値が距離を超えることはなく、薄い壁のすぐ近くでは距離の0.8倍以上になります。',
    range: { min: -0.16, max: 0.28 },
  },
  formula: String.raw`\begin{aligned} \mathbf q &= \frac{2\pi}{s}\,\mathbf p \qquad (s: \text{period},\ t: \text{thickness}) \\ d &= \frac{s}{2\pi\sqrt 3}\,\bigl| \sin q_x \cos q_y + \sin q_y \cos q_z + \sin q_z \cos q_x \bigr| - \frac t2 \end{aligned}`,
  edgeCases: [
    { of: [[0, 0, 0], 1, 0.5], is: -0.25, en: 'On the surface, half of the thickness.', ja: '曲面の上では、厚さの半分です。' },
    {
      of: [[0.25, 0, 0], 1, 0],
      is: 1 / (2 * Math.PI * Math.sqrt(3)),
      en: 'A quarter of a period away along an axis, on a straight line in a tunnel.',
      ja: '軸に沿って周期の4分の1だけ離れた、トンネルの中です。',
    },
    { of: [[5, -7, 3], 1, 0.5], is: -0.25, en: 'The same after whole periods.', ja: '周期の整数倍だけ離れても同じです。' },
    {
      of: [[0.125, 0.125, 0.125], 1, 0],
      is: 1.5 / (2 * Math.PI * Math.sqrt(3)),
      en: 'Where tunnels meet: the greatest value there is.',
      ja: 'トンネルが出合うところで、値が最も大きくなります。',
    },
    { of: [[0, 0, 0], 0, 0.5], is: -0.25, en: 'A period of 0 divides nothing by 0.', ja: '周期が0でも、0で割ることはありません。' },
  ],
  accuracy: {
    class: 'angle',
    scale: 2,
    oracle: {
      en: 'The products as sums of sines, in double precision. That the slope is never above 1 is tested by pairs of points.',
      ja: '積を正弦の和に直し、倍精度で計算したものです。傾きが1を超えないことは、二点の組で確かめています。',
    },
  },
  exactness: 'bound',
  continuity: {
    order: 0,
    en: 'A crease on the surface itself, in the middle of the wall; smooth elsewhere.',
    ja: '壁の中央にある曲面の上に折れ目があります。そのほかでは滑らかです。',
  },
  claims: {
    'a surface that repeats along all three axes': 'a gyroid repeats after its period, and its two mazes are mirror images',
    'never crosses itself': 'where a gyroid is 0 its slope is between √2 and √3',
    'two mazes of tunnels, mirror images of each other': 'a gyroid repeats after its period, and its two mazes are mirror images',
    'a number that is never more than the distance': bound,
    'The least thickness of the wall': 'the wall along a gyroid is at least as thick as its thickness',
    'up to a quarter thicker in places': 'where a gyroid is 0 its slope is between √2 and √3',
    'from 0.28 periods it fills all of space': 'a wall of 0.28 periods leaves no tunnel',
    'It is never more than the distance in magnitude': bound,
    'at least 0.8 of it close to a thin wall': 'where a gyroid is 0 its slope is between √2 and √3',
    'the greatest value there is': 'a wall of 0.28 periods leaves no tunnel',
    'smooth elsewhere': 'where a gyroid is 0 its slope is between √2 and √3',
  },
  references: [
    {
      title: 'Infinite Periodic Minimal Surfaces without Self-Intersections',
      authors: 'Alan H. Schoen',
      year: 1970,
      section: 'NASA TN D-5541',
    },
    sphereTracing,
  ],
  provenance: fromReference,
  related: ['sphereSDF', 'boxSDF', 'gnoise'],
  confusedWith: [
    {
      name: { en: 'the sum of sines by itself', ja: '正弦の和そのもの' },
      en: 'Its sign tells the two mazes apart, but it grows up to √3·2π / period times as fast as the distance.',
      ja: '符号で二つの迷路を区別できますが、距離の最大√3·2π / period倍の速さで増えます。',
    },
    {
      name: { en: 'the Schwarz P and D surfaces', ja: 'シュワルツのP曲面とD曲面' },
      en: 'Periodic minimal surfaces as well: cos x + cos y + cos z approximates P. They contain straight lines, the gyroid none.',
      ja: '同じく周期的な極小曲面で、P曲面はcos x + cos y + cos zで近似できます。これらは直線を含みますが、ジャイロイドは含みません。',
    },
  ],
  elsewhere: [
    { where: 'PrusaSlicer, Cura', name: 'Gyroid', note: { en: 'An infill pattern.', ja: '充填パターンの一つです。' } },
    { where: { en: 'Crystallography', ja: '結晶学' }, name: 'Ia3d' },
  ],
  synonyms: solidWords({
    en: ['gyroid', 'minimal surface', 'triply periodic', 'tpms', 'infill', 'lattice', 'schoen', 'labyrinth', 'coral', 'sponge', 'tunnels'],
    ja: ['ジャイロイド', '極小曲面', '三重周期', '周期曲面', 'インフィル', '格子構造', 'ラティス', '迷路', 'サンゴ', 'スポンジ', 'トンネル'],
  }),
  examples: {
    'a-layer-of-a-print': { en: 'A layer of a 3D print', ja: '3Dプリントの一層' },
    'through-a-reef': { en: 'A dive through a reef', ja: 'サンゴ礁をくぐる' },
  },
}
