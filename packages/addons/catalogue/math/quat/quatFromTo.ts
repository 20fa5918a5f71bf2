/** Record of quatFromTo. */
import { fromFirstPrinciples } from '../../provenance.ts'
import type { WrittenRecord } from '../../record.ts'

const half = Math.SQRT1_2

export const record: WrittenRecord = {
  summary: { en: 'The shortest rotation from one direction to another.', ja: 'ある方向を別の方向へ向ける、最短の回転です。' },
  intuition: {
    en: 'The shortest path between two directions is an arc of a great circle, about the axis perpendicular to both. The vector halfway between them is at half the angle from each, and a quaternion is made of half the angle: the cross product of the first direction with the halfway vector gives the axis times the sine, and their dot product gives the cosine, so the angle itself is not needed. Opposite directions have no halfway vector. Any axis perpendicular to them will do, and the function chooses one.',
    ja: '二つの方向を結ぶ最短の道は大円に沿い、両方に垂直な軸のまわりを回ります。二つの中間を向くベクトルは、どちらからも角度の半分だけ離れています。クォータニオンに必要なのは、まさにその半分の角度です。最初の方向と中間の方向の外積が軸とsinの積に、内積がcosになるので、角度そのものは計算しません。ただし、二つが正反対を向くときは中間がありません。その場合は両方に垂直な軸ならどれでもよいので、一つを選びます。',
  },
  parameters: {
    a: {
      meaning: { en: 'The direction before the rotation.', ja: '回す前の方向です。' },
      unit: 'direction',
      range: [-1, 1],
      default: [0.95, 0.13, -0.1],
      outside: {
        en: 'Any length above 1e-18. All zeros have no direction: the result is the identity.',
        ja: '長さは1e-18より大きければ自由です。すべて0なら方向がないので、結果は単位元です。',
      },
    },
    b: {
      meaning: { en: 'The direction after the rotation.', ja: '回したあとの方向です。' },
      unit: 'direction',
      range: [-1, 1],
      default: [-0.5, 0.8, 0.35],
      outside: { en: 'As for a.', ja: 'aと同じです。' },
    },
  },
  returns: {
    en: 'The rotation as a unit quaternion (x, y, z, w) with w at least 0: never more than half a turn.',
    ja: '単位クォータニオン (x, y, z, w) で表した回転です。wは0以上で、回る角度は180°を超えません。',
    range: { min: -1, max: 1 },
  },
  formula: String.raw`\mathbf h = \hat{\mathbf a} + \hat{\mathbf b}, \quad r = \bigl(\hat{\mathbf a} \times \mathbf h,\ \tfrac12 \mathbf h \cdot \mathbf h\bigr), \quad q = \frac{r}{\lVert r \rVert}`,
  edgeCases: [
    {
      of: [
        [0, 3, 0],
        [0, 2, 0],
      ],
      is: [0, 0, 0, 1],
      exact: true,
      en: 'Lengths do not matter.',
      ja: '長さは結果に影響しません。',
    },
    {
      of: [
        [1, 0, 0],
        [0, 1, 0],
      ],
      is: [0, 0, half, half],
      en: 'A quarter turn about z.',
      ja: 'z軸のまわりの90°の回転です。',
    },
    {
      of: [
        [0, 1, 0],
        [1, 0, 0],
      ],
      is: [0, 0, -half, half],
    },
    {
      of: [
        [1, 0, 0],
        [-1, 0, 0],
      ],
      is: [0, 1, 0, 0],
      exact: true,
      en: 'Half a turn about an axis perpendicular to both; here it is the y axis.',
      ja: '両方に垂直な軸のまわりの半回転です。ここではy軸が選ばれます。',
    },
    {
      of: [
        [0, 2, 0],
        [0, -2, 0],
      ],
      is: [0, 0, 1, 0],
      exact: true,
    },
    {
      of: [
        [0, 0, -1],
        [0, 0, 1],
      ],
      is: [0, 1, 0, 0],
      exact: true,
    },
    {
      of: [
        [1, 0, 0],
        [-1, 2 ** -11, 0],
      ],
      is: [0, 0, Math.cos(Math.atan(2 ** -11) / 2), Math.sin(Math.atan(2 ** -11) / 2)],
      en: 'Nearly opposite directions stay accurate, where a formula with 1 + a·b can lose most of its digits.',
      ja: 'ほぼ正反対の方向でも精度は落ちません。1 + a·bを使う式では、ほとんどの桁が失われることがあります。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      is: [0, 0, 0, 1],
      exact: true,
      en: 'The identity; nothing is divided by zero.',
      ja: '単位元です。0では割りません。',
    },
    {
      of: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      is: [0, 0, 0, 1],
      exact: true,
    },
  ],
  accuracy: {
    class: 'division',
    oracle: {
      en: 'The axis by the cross product and the angle by atan2 in double precision, through gl-matrix’s quat.setAxisAngle; the turn must take a to b, and gl-matrix’s quat.rotationTo must agree.',
      ja: '外積で求めた軸とatan2で求めた角度を、gl-matrixのquat.setAxisAngleに渡して倍精度で計算したものです。aがbに移ること、gl-matrixのquat.rotationToと一致することも確かめています。',
    },
  },
  continuity: {
    order: 'jump',
    en: 'The axis jumps at opposite directions, which no choice of axis can avoid, and at directions of length 0.',
    ja: '正反対の方向では軸が飛びます。軸をどう選んでも、これは避けられません。長さが0の方向でも飛びます。',
  },
  claims: {
    'The shortest rotation from one direction to another': 'takes the first direction to the second, nearly equal and nearly opposite ones too',
    'never more than half a turn': 'is of length 1, never more than half a turn, and about an axis square to both',
    'an axis perpendicular to both': 'is of length 1, never more than half a turn, and about an axis square to both',
    'Nearly opposite directions stay accurate': 'takes the first direction to the second, nearly equal and nearly opposite ones too',
  },
  references: [
    { title: 'The Shortest Arc Quaternion', authors: 'Stan Melax', year: 2000, section: 'Game Programming Gems, 2.10' },
    { title: 'Animating Rotation with Quaternion Curves', authors: 'Ken Shoemake', year: 1985, doi: '10.1145/325334.325242' },
  ],
  provenance: fromFirstPrinciples,
  related: ['quat', 'quatRotate', 'quatSlerp'],
  confusedWith: [
    {
      name: { en: 'a look-at turn', ja: 'lookAtの回転' },
      en: 'Also takes one direction to another, but keeps “up” upright. The shortest rotation does not control the roll about the direction.',
      ja: '同じく方向を合わせますが、上方向も保ちます。最短の回転では、その方向を軸とする傾き（ロール）は制御できません。',
    },
    {
      name: 'quatSlerp',
      en: 'Interpolates between two rotations; this one finds the rotation between two directions.',
      ja: '二つの回転の間を補間する関数です。こちらは、二つの方向の間の回転を求めます。',
    },
  ],
  elsewhere: [
    { where: 'three.js', name: 'Quaternion.setFromUnitVectors' },
    { where: 'gl-matrix', name: 'quat.rotationTo', note: { en: 'Expects directions of length 1.', ja: '長さ1の方向を渡します。' } },
    { where: 'Unity', name: 'Quaternion.FromToRotation' },
    { where: 'GLM', name: 'rotation' },
    { where: 'Houdini', name: 'dihedral' },
    { where: 'Unreal', name: 'FQuat::FindBetween' },
    { where: 'Godot', name: 'Quaternion(arc_from, arc_to)' },
  ],
  synonyms: {
    en: ['shortest arc', 'rotation between vectors', 'from to rotation', 'setFromUnitVectors', 'rotationTo', 'dihedral', 'align', 'half vector'],
    ja: [
      '最短の回転',
      'さいたん',
      '方向を合わせる',
      '向きを合わせる',
      '向ける',
      '二つのベクトル',
      'クォータニオン',
      'クオータニオン',
      '四元数',
      '大円',
      '回転',
    ],
  },
  examples: {
    'needles-that-point-at-the-pointer': { en: 'Needles that point at the pointer', ja: 'ポインターを指す針' },
    'ball-rolled-to-face': { en: 'A ball rolled to face the light', ja: '光の方を向く玉' },
  },
}
