/** Record of rotate. */
import { fromFirstPrinciples } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  shown: 'rotate_center',
  summary: {
    en: 'Rotates a point counter-clockwise: about the origin or a centre in the plane, about an axis in space.',
    ja: '点を反時計回りに回します。平面では原点か指定した中心のまわりに、空間では軸のまわりに回します。',
  },
  intuition: {
    en: 'A rotation keeps the distance from the centre and adds to the angle. Sine and cosine say where the two unit vectors end up, and the point follows them. In space the component along the axis stays, and only the part perpendicular to it rotates. In an image, rotating the sampled positions counter-clockwise rotates the image clockwise.',
    ja: '回転では、中心からの距離は変わらず、角度だけが増えます。x方向とy方向の単位ベクトルの行き先を表すのがsinとcosで、点もそれに従って動きます。空間では、軸に沿った成分はそのままで、軸に直交する成分だけが回ります。絵を回すときは、見る位置を反時計回りに回すと、絵は時計回りに回って見えることに注意してください。',
  },
  parameters: {
    p: {
      meaning: { en: 'The point: a vec2, or a vec3 with an axis.', ja: '回す点です。vec2か、軸とともにvec3を渡します。' },
      unit: 'position',
      role: 'domain',
      range: [-1, 1],
      default: [0.5, 0.3],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    angle: {
      meaning: {
        en: 'The angle of the rotation. About an axis, it is counter-clockwise as seen from the tip of the axis.',
        ja: '回す角度です。軸のまわりでは、正の角度は軸の先端から見て反時計回りです。',
      },
      unit: 'radians',
      range: [-3.14, 3.14],
      default: 0.6,
      outside: {
        en: 'Any angle, but GPUs compute sine and cosine less accurately far from 0. Use time.mod(2π) for what rotates for hours.',
        ja: 'どんな角度でもかまいません。ただし、0から遠いとGPUのsin、cosの精度が落ちます。長時間回し続けるものにはtime.mod(2π)を使ってください。',
      },
    },
    center: {
      meaning: {
        en: 'The centre of the rotation, a vec2. If you omit it, the origin, as in scale.',
        ja: '回転の中心（vec2）です。省略すると、scaleと同じく原点です。',
      },
      unit: 'position',
      range: [-1, 1],
      default: [0.3, 0.1],
      outside: { en: 'Any place.', ja: 'どこでもかまいません。' },
    },
    axis: {
      meaning: { en: 'For a vec3: the direction of the axis through the origin.', ja: 'vec3を回すときの、原点を通る軸の方向です。' },
      unit: 'direction',
      range: [-1, 1],
      default: [0, 0, 1],
      outside: { en: 'Any length above 1e-15. If it is zero, nothing rotates.', ja: '長さは1e-15より大きければ自由です。ゼロなら回りません。' },
    },
  },
  returns: {
    en: 'The rotated point, as far from the centre as before.',
    ja: '回した後の点です。中心からの距離は変わりません。',
    range: { min: -4, max: 4 },
  },
  formula: String.raw`\begin{aligned} p' &= c + \begin{pmatrix} \cos\theta & -\sin\theta \\ \sin\theta & \cos\theta \end{pmatrix} (p - c) \\ p' &= p\cos\theta + (k \times p)\sin\theta + k\,(k \cdot p)(1 - \cos\theta) \\ k &= \frac{a}{|a|} \end{aligned}`,
  edgeCases: [
    {
      of: [[1, 0], Math.PI / 2],
      is: [0, 1],
      en: 'A quarter turn takes right to up, on every backend.',
      ja: '4分の1回転すると、右が上になります。どのバックエンドでも同じです。',
    },
    { of: [[0.25, -0.5], 0], is: [0.25, -0.5], en: 'An angle of 0 moves nothing.', ja: '角度0では動きません。' },
    { of: [[0, 1], -Math.PI / 2], is: [1, 0], en: 'A negative angle turns clockwise.', ja: '負の角度は時計回りです。' },
    {
      overload: 'center',
      of: [[0.25, 0.5], 2, [0.25, 0.5]],
      is: [0.25, 0.5],
      exact: true,
      en: 'The centre does not move, bit for bit.',
      ja: '中心は、ビット単位でまったく動きません。',
    },
    { overload: 'center', of: [[1, 0], Math.PI, [0.5, 0.5]], is: [0, 1] },
    {
      overload: 'axis',
      of: [[1, 0, 0.5], Math.PI / 2, [0, 0, 1]],
      is: [0, 1, 0.5],
      en: 'About z, as in the plane.',
      ja: 'z軸まわりは、平面の回転と同じです。',
    },
    { overload: 'axis', of: [[0, 0, 1], Math.PI / 2, [0, 1, 0]], is: [1, 0, 0] },
    {
      overload: 'axis',
      of: [[1, 0, 0], Math.PI / 2, [0, 0, 9]],
      is: [0, 1, 0],
      en: 'The length of the axis does not matter.',
      ja: '軸の長さは影響しません。',
    },
    {
      overload: 'axis',
      of: [[0.5, 0.25, 1], 2, [0, 0, 0]],
      is: [0.5, 0.25, 1],
      exact: true,
      en: 'Without an axis nothing rotates, and nothing is divided by zero.',
      ja: '軸がなければ回りません。0で割ることもありません。',
    },
  ],
  accuracy: {
    class: 'angle',
    scale: 4,
    oracle: {
      en: 'gl-matrix in double precision: vec2.rotate in the plane, a quaternion for the axis. Lengths must be kept, turns must add up, and a turn back must undo a turn.',
      ja: '倍精度のgl-matrixです。平面ではvec2.rotate、軸まわりではクォータニオンと比べます。長さが変わらないこと、角度が足し算になること、逆に回すと元に戻ることも確かめています。',
    },
  },
  continuity: { order: 'smooth', en: 'With an axis, it jumps where the length of the axis is 0.', ja: '軸を使うときは、軸の長さが0のところで値が飛びます。' },
  claims: {
    'A rotation keeps the distance from the centre and adds to the angle': 'a turn back undoes a turn, and two turns add up',
    'as far from the centre as before': 'distances from the centre and along the axis are kept',
    'the component along the axis stays': 'distances from the centre and along the axis are kept',
  },
  references: [
    {
      title: 'Fundamentals of Computer Graphics',
      authors: 'Steve Marschner, Peter Shirley',
      year: 2021,
      section: '7.1.3, Rotation; 7.2.1, Arbitrary 3D Rotations',
      doi: '10.1201/9781003050339',
    },
    {
      title: 'Des lois géométriques qui régissent les déplacements d’un système solide dans l’espace',
      authors: 'Olinde Rodrigues',
      year: 1840,
      url: 'http://www.numdam.org/item/JMPA_1840_1_5__380_0/',
    },
  ],
  provenance: fromFirstPrinciples,
  related: ['scale', 'translate', 'kaleidoscope', 'quatRotate', 'cart2polar', 'lookAt'],
  confusedWith: [
    {
      name: 'rotate2d',
      en: 'Gives the matrix, which is better if many points rotate by the same angle.',
      ja: '行列を返します。多くの点を同じ角度で回すなら、そちらが適しています。',
    },
    {
      name: 'quatRotate',
      en: 'Rotates by a quaternion, which you can combine and blend.',
      ja: 'クォータニオンで回します。回転を合成したり補間したりできます。',
    },
    {
      name: { en: 'rotate() of CSS', ja: 'CSSのrotate()' },
      en: 'Rotates clockwise, because y points down in CSS.',
      ja: 'y軸が下向きなので、時計回りに回ります。',
    },
  ],
  elsewhere: [
    { where: 'Unity Shader Graph', name: 'Rotate, Rotate About Axis' },
    { where: 'Unreal Engine', name: 'CustomRotator, RotateAboutAxis', note: { en: 'The angle in turns.', ja: '角度は1で一周です。' } },
    { where: 'Blender', name: 'Vector Rotate' },
    { where: 'TSL', name: 'rotate', note: { en: 'Of a vec3 by three Euler angles.', ja: 'vec3はオイラー角で回します。' } },
    { where: 'gl-matrix', name: 'vec2.rotate' },
  ],
  synonyms: {
    en: ['rotate', 'rotation', 'turn', 'spin', 'angle', 'rotate about a point', 'axis angle', 'Rodrigues', 'pivot', 'orientation'],
    ja: ['回転', 'かいてん', '回す', 'まわす', '角度', '軸', '任意軸回転', 'ロドリゲス', '中心', '旋回', '座標変換'],
  },
  examples: {
    metronome: { en: 'A metronome', ja: 'メトロノーム' },
    'tunnel-of-squares': { en: 'A tunnel of squares', ja: '正方形のトンネル' },
  },
}
