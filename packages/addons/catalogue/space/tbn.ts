/** Record of tbn. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'An orthonormal basis on a surface from its normal alone: three columns, the tangent, the bitangent and the normal.',
    ja: '法線だけから作る、面の正規直交基底です。三つの列が接線、従接線、法線です。',
  },
  intuition: {
    en: 'Carry the axes x, y, z along the shortest arc that takes z to the normal: x becomes a tangent, y a bitangent. This rotation can be written without a square root or trigonometry, but it divides by 1 + z, so it fails at the normal (0, 0, −1). For normals with z below 0, the arc therefore starts from −z, with y reversed so that the basis stays right-handed. A choice of sign is all that differs, so there is no branch. The direction of the tangent has no meaning of its own. Use this where any tangent will do: to scatter rays about a normal, to sample a hemisphere, to apply isotropic bumps. For a tangent that follows an up direction use lookAt(normal.negate(), up), and for normal maps take the tangents of the mesh, which follow its texture coordinates.',
    ja: 'z軸を法線に重ねる最短の弧に沿って、x、y、zの各軸を運びます。xが接線に、yが従接線になります。この回転は平方根や三角関数なしで書けますが、1 + zで割るので、法線が (0, 0, −1) のところで破綻します。そこで、zが負の法線では、弧の起点を −zに変え、右手系を保つためにyを反転させます。違いは符号だけなので、分岐はありません。接線の向きそのものに意味はありません。法線のまわりにレイを散乱させる、半球をサンプリングする、等方的な凹凸を付けるなど、接線がどちらを向いていてもよい場面で使います。接線を上方向に揃えたいなら、lookAt(normal.negate(), up) を使います。法線マップには、テクスチャー座標に沿ったメッシュの接線を使ってください。',
  },
  parameters: {
    normal: {
      meaning: { en: 'The normal of the surface.', ja: '面の法線です。' },
      unit: 'axis',
      range: [-1, 1],
      default: [-0.36, 0.8, 0.48],
      outside: {
        en: 'Only length 1 gives an orthonormal basis: normalise it first.',
        ja: '正規直交基底になるのは、長さが1のときだけです。先に正規化してください。',
      },
    },
  },
  returns: {
    en: 'A rotation: columns of length 1, perpendicular to one another, with determinant 1. It transforms from the coordinates of the surface to those of the normal; its inverse is its transpose.',
    ja: '回転行列です。列はどれも長さ1で互いに直交し、行列式は1です。面の座標を、法線と同じ座標系に変えます。逆行列は転置行列です。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\begin{gathered} s = \begin{cases} 1 & n_z \ge 0 \\ -1 & n_z < 0 \end{cases} \qquad a = \frac{-1}{s + n_z} \\ t = \begin{pmatrix} 1 + s\,a\,n_x^2 \\ s\,a\,n_x n_y \\ -s\,n_x \end{pmatrix} \qquad b = \begin{pmatrix} a\,n_x n_y \\ s + a\,n_y^2 \\ -n_y \end{pmatrix} \\ \operatorname{tbn}(n) = \begin{pmatrix} t & b & n \end{pmatrix} \end{gathered}`,
  edgeCases: [
    { of: [[0, 0, 1]], is: [1, 0, 0, 0, 1, 0, 0, 0, 1], en: 'The identity.', ja: '単位行列です。' },
    {
      of: [[0, 0, -1]],
      is: [1, 0, 0, 0, -1, 0, 0, 0, -1],
      en: 'The opposite normal is safe: nothing is divided by zero.',
      ja: '反対向きの法線でも安全です。0で割ることはありません。',
    },
    {
      of: [[1, 0, 0]],
      is: [0, 0, -1, 0, 1, 0, 1, 0, 0],
      en: 'z is 0 here; it counts as positive.',
      ja: 'zが0なら、正の側として扱います。',
    },
    {
      of: [[0.8, 0, -0.6]],
      is: [0.6, 0, 0.8, 0, -1, 0, 0.8, 0, -0.6],
      en: 'Below z = 0 the bitangent points the other way.',
      ja: 'zが負になると、従接線は逆を向きます。',
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The axes carried from the nearer pole to the normal by two reflections, in double precision.',
      ja: '近い方の極から法線まで、二回の鏡映で軸を運んだものです。倍精度で計算します。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'Jumps where z passes through 0, except at (0, 1, 0) and (0, −1, 0). No tangent on a whole sphere can do without such a place.',
    ja: 'zが0を通り過ぎるところで飛びます。ただし (0, 1, 0) と (0, −1, 0) では飛びません。球面全体で連続な接線はとれないので、このような場所をなくすことはできません。',
  },
  claims: {
    'Carry the axes x, y, z along the shortest arc that takes z to the normal': 'tbn is the rotation along the shortest arc from the nearer pole',
    'columns of length 1, perpendicular to one another, with determinant 1': 'tbn is a rotation for every normal, at both poles too',
    'Jumps where z passes through 0, except at (0, 1, 0) and (0, −1, 0)': 'tbn jumps where z passes through 0, by twice the x of the normal, and nowhere else',
  },
  references: [
    {
      title: 'Building an Orthonormal Basis, Revisited',
      authors: 'Tom Duff, James Burgess, Per Christensen, Christophe Hery, Andrew Kensler, Max Liani, Ryusuke Villemin',
      year: 2017,
      section: 'Journal of Computer Graphics Techniques 6(1)',
      url: 'https://jcgt.org/published/0006/01/01/',
    },
    {
      title: 'Building an Orthonormal Basis from a 3D Unit Vector Without Normalization',
      authors: 'Jeppe Revall Frisvad',
      year: 2012,
      section: 'Journal of Graphics Tools 16(3)',
    },
  ],
  provenance: fromReference,
  related: ['lookAt', 'quatFromTo', 'matTranspose'],
  confusedWith: [
    {
      name: 'lookAt',
      en: 'Aligns its axes with an up direction: lookAt(normal.negate(), up) has the normal as its third column and a level tangent as its first. It takes two square roots.',
      ja: '軸を上方向に揃えます。lookAt(normal.negate(), up) は三つ目の列が法線、一つ目の列が水平な接線です。平方根を二回使います。',
    },
    {
      name: { en: 'the TBN matrix of a normal map', ja: '法線マップのTBN行列' },
      en: 'Its tangents follow the texture coordinates of the mesh. These do not, so a normal map would appear twisted.',
      ja: 'テクスチャー座標に沿った接線を使います。この関数の接線は沿っていないので、法線マップがねじれて見えます。',
    },
  ],
  elsewhere: [{ where: 'pbrt', name: 'CoordinateSystem' }],
  synonyms: {
    en: ['tangent space', 'tangent', 'bitangent', 'orthonormal basis', 'onb', 'coordinate system', 'normal', 'hemisphere sampling', 'frisvad', 'duff', 'frame'],
    ja: ['接空間', '接線空間', '接線', '従接線', '従法線', '正規直交基底', '法線', '半球サンプリング', 'タンジェント空間', '基底'],
  },
  examples: {
    'shell-of-a-sea-urchin': { en: 'The shell of a sea urchin', ja: 'ウニの殻' },
    'kettle-of-hammered-copper': { en: 'A kettle of hammered copper', ja: '槌目の銅のやかん' },
  },
}
