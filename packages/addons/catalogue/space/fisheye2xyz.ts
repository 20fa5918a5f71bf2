/** Record of fisheye2xyz. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The direction that a place in a round fisheye image of 180° shows, by the equidistant projection.',
    ja: '画角180°の円形魚眼画像（等距離射影）のある位置に写っている方向です。',
  },
  intuition: {
    en: 'In the equidistant projection, r = fθ, the distance from the middle of the image is proportional to the angle from the axis of the lens. The circle that touches the four sides of the image is 90° away from the axis, so it holds the half of all directions that is in front of the lens. An ordinary lens, r = f tan θ, would need an infinite image for it. Full-dome films and photographs of the whole sky have this form: rotate the result with rotateX(d, π/2), and the middle is the zenith.',
    ja: '等距離射影（r = fθ）では、画像の中心からの距離が、レンズの光軸からの角度に比例します。画像の四辺に接する円が光軸から90°にあたり、レンズの前の半球がその中に収まります。普通のレンズ（r = f tan θ）で同じ範囲を写すには、無限に大きな画像が必要です。プラネタリウムのドーム映像や全天写真はこの形です。結果をrotateX(d, π/2)で回すと、中央が天頂になります。',
  },
  parameters: {
    uv: {
      meaning: {
        en: 'The place in the square image: (0, 0) at the lower left, (1, 1) at the upper right.',
        ja: '正方形の画像の中の位置です。左下が (0, 0)、右上が (1, 1)です。',
      },
      unit: 'fraction',
      role: 'domain',
      range: [0, 1],
      default: [0.34, 0.68],
      outside: {
        en: 'Outside the circle the directions go on behind the lens, up to 127.3° from the axis in the corners. To draw them black, compare uv.mul(2).sub(1).length() with 1.',
        ja: '円の外では、レンズより後ろの方向が続きます。四隅では光軸から127.3°です。黒くするには、uv.mul(2).sub(1).length()を1と比べてください。',
      },
    },
  },
  returns: {
    en: 'The direction, of length 1: −z in the middle, x to its right, y above; on the circle, z is 0.',
    ja: '長さ1の方向です。中央が−z、その右がx、上がyで、円周の上ではzが0になります。',
    range: { min: -1, max: [1, 1, 0.6057] },
  },
  formula: String.raw`\begin{aligned} p &= 2\,uv - 1, \qquad \theta = \frac{\pi}{2}\,|p| \\ d &= \begin{pmatrix} \dfrac{p}{|p|}\sin\theta \\ -\cos\theta \end{pmatrix} \end{aligned}`,
  edgeCases: [
    { of: [[0.5, 0.5]], is: [0, 0, -1], en: 'The middle is −z; nothing is divided by zero.', ja: '中央は−zです。0で割ることはありません。' },
    { of: [[1, 0.5]], is: [1, 0, 0], en: 'The circle is 90° from the axis.', ja: '円周は光軸から90°です。' },
    { of: [[0.5, 1]], is: [0, 1, 0] },
    {
      of: [[0.75, 0.5]],
      is: [Math.SQRT1_2, 0, -Math.SQRT1_2],
      en: 'Half the radius is half the angle: 45°.',
      ja: '半径の半分は、角度の半分の45°です。',
    },
    {
      of: [[0, 0]],
      is: [-Math.SQRT1_2 * Math.sin(Math.PI * Math.SQRT1_2), -Math.SQRT1_2 * Math.sin(Math.PI * Math.SQRT1_2), -Math.cos(Math.PI * Math.SQRT1_2)],
      en: 'A corner looks backwards: z is positive.',
      ja: '四隅は後ろ向きで、zは正です。',
    },
  ],
  accuracy: {
    class: 'angle',
    oracle: {
      en: 'gl-matrix in double precision: −z rotated by a quaternion towards the place, by 90° for each radius.',
      ja: '倍精度のgl-matrixです。−zを、位置の方へ半径1につき90°の割合で回すクォータニオンと比べます。',
    },
  },
  continuity: {
    order: 'smooth',
    en: 'Also in the middle: the sine divided by its angle has no kink there.',
    ja: '中央でも滑らかです。正弦をその角度で割ったものは、0でも滑らかだからです。',
  },
  claims: {
    'the distance from the middle of the image is proportional to the angle from the axis of the lens': 'the angle from −z is a quarter turn a radius',
    'of length 1': 'has length 1, also outside the circle',
    'up to 127.3° from the axis in the corners': 'the corners look 127.3° away from the axis',
    'the middle is the zenith': 'rotateX by a quarter turn takes the middle to the zenith',
    'Also in the middle: the sine divided by its angle has no kink there': 'is smooth in the middle',
  },
  references: [
    {
      title: 'A Generic Camera Model and Calibration Method for Conventional, Wide-Angle, and Fish-Eye Lenses',
      authors: 'Juho Kannala, Sami S. Brandt',
      year: 2006,
      section: 'equidistance projection',
      doi: '10.1109/TPAMI.2006.153',
    },
    {
      title: 'Map Projections: A Working Manual',
      authors: 'John P. Snyder',
      year: 1987,
      section: '25, Azimuthal Equidistant Projection',
      doi: '10.3133/pp1395',
    },
  ],
  provenance: fromReference,
  related: ['equirect2xyz', 'octDecode', 'rotateX', 'lookAt'],
  confusedWith: [
    {
      name: 'equirect2xyz',
      en: 'Reads a rectangular image of all directions instead of a round one of half of them.',
      ja: '半球分の丸い画像ではなく、全方向を収めた長方形の画像を読みます。',
    },
    {
      name: { en: 'the equisolid-angle projection, r = 2f sin(θ/2)', ja: '等立体角射影r = 2f sin(θ/2)' },
      en: 'Many fisheye lenses for photography come closer to this one. It compresses angles towards the rim, so a photograph read as equidistant is 3.6° off halfway to the rim.',
      ja: '写真用の魚眼レンズにはこちらに近いものが多く、周辺ほど角度が詰まります。そのため、等距離射影として読むと、中心と円周の中間で3.6°ずれます。',
    },
  ],
  elsewhere: [
    { where: 'Blender', name: { en: 'camera of type Panoramic, Fisheye Equidistant', ja: 'カメラのPanoramicで、Fisheye Equidistant' } },
    { where: { en: 'planetariums', ja: 'プラネタリウム' }, name: { en: 'dome master', ja: 'ドームマスター' } },
  ],
  synonyms: {
    en: ['fisheye', 'fish-eye', 'equidistant', 'fulldome', 'dome master', 'planetarium', 'all-sky', 'wide angle', 'lens', '180', 'azimuthal equidistant'],
    ja: ['魚眼', 'ぎょがん', '魚眼レンズ', '等距離射影', 'とうきょりしゃえい', '全天', 'ドームマスター', 'プラネタリウム', '広角', '半球', '正距方位図法'],
  },
  examples: {
    'forest-canopy': { en: 'Looking up in a forest', ja: '森の中で見上げた空' },
    'glass-roof': { en: 'A glass roof seen from the floor', ja: '床から見上げたガラス屋根' },
  },
}
