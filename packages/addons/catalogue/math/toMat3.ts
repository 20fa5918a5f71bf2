/** Record of toMat3. */
import { fromReference } from '../provenance.ts'
import type { WrittenRecord } from '../record.ts'

export const record: WrittenRecord = {
  summary: {
    en: 'The linear part of a 4×4 matrix: its upper left 3×3, without translation and projection.',
    ja: '4×4行列から、平行移動と投影を除いた左上の3×3を取り出します。',
  },
  intuition: {
    en: 'The first three columns of a 4×4 matrix say where the axes go, and the fourth where the origin goes. Directions such as a ray, a velocity or a tangent have no place, so only the first three columns act on them, without their last row: toMat3(m).mul(v) is m.mul(vec4(v, 0)).xyz. A view matrix loses its position this way, which keeps a sky at infinity. mat3(m) of kirari/node and of GLSL is the same; WGSL has no such constructor.',
    ja: '4×4行列の最初の三列は軸の行き先を、四列目は原点の行き先を表します。視線や速度、接線などの方向には位置がないので、働くのは最初の三列だけで、最後の行も要りません。つまりtoMat3(m).mul(v) はm.mul(vec4(v, 0)).xyzと同じです。ビュー行列に使うとカメラの位置が消えるので、空を無限遠に描けます。kirari/nodeとGLSLのmat3(m) も同じ働きですが、WGSLにこのコンストラクターはありません。',
  },
  parameters: {
    m: {
      meaning: { en: 'The matrix, column by column.', ja: '行列です。成分は列ごとに並べます。' },
      unit: 'matrix',
      range: [-2, 2],
      default: [
        [0.82, 0.3, -0.45, 0],
        [-0.32, 0.95, 0.05, 0],
        [0.45, 0.1, 0.88, 0],
        [0.6, 0.35, -0.2, 1],
      ],
      outside: {
        en: 'Any numbers. The last row and the last column have no effect.',
        ja: 'どんな数でもかまいません。最後の行と最後の列は、結果に影響しません。',
      },
    },
  },
  returns: {
    en: 'The three columns without their fourth component. The result need not be a rotation: scaling and shear stay in it.',
    ja: '三つの列から第四成分を除いたものです。回転行列になるとは限りません。拡大縮小やせん断はそのまま残ります。',
    range: { min: -2, max: 2 },
  },
  formula: String.raw`\begin{pmatrix} a & b & c & t_x \\ d & e & f & t_y \\ g & h & i & t_z \\ \cdot & \cdot & \cdot & \cdot \end{pmatrix} \mapsto \begin{pmatrix} a & b & c \\ d & e & f \\ g & h & i \end{pmatrix}`,
  edgeCases: [
    { of: [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]], is: [1, 0, 0, 0, 1, 0, 0, 0, 1], exact: true },
    {
      of: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
      is: [1, 2, 3, 5, 6, 7, 9, 10, 11],
      exact: true,
      en: 'Every fourth number and the last four are left out.',
      ja: '四つごとの最後の数と、最後の四つが除かれます。',
    },
    {
      of: [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1]],
      is: [1, 0, 0, 0, 1, 0, 0, 0, 1],
      exact: true,
      en: 'A translation leaves nothing but the identity.',
      ja: '平行移動からは、単位行列しか残りません。',
    },
  ],
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'gl-matrix’s mat3.fromMat4. Nothing is computed, so every bit must agree.',
      ja: 'gl-matrixのmat3.fromMat4です。計算をしないので、すべてのビットが一致しなければなりません。',
    },
  },
  continuity: { order: 'smooth', en: 'The numbers of the matrix themselves.', ja: '行列の成分をそのまま並べたものです。' },
  claims: {
    'toMat3(m).mul(v) is m.mul(vec4(v, 0)).xyz': 'does to directions what the matrix of four columns does',
    'mat3(m) of kirari/node and of GLSL is the same': 'is what the constructors give',
    'The last row and the last column have no effect': 'does not depend on the last row and the last column',
  },
  references: [
    {
      title: 'The OpenGL ES Shading Language, Version 3.00',
      authors: 'Khronos Group',
      year: 2016,
      section: '5.4.2, Vector and Matrix Constructors: a matrix from a matrix',
    },
    { title: 'Foundations of Game Engine Development, Volume 1: Mathematics', authors: 'Eric Lengyel', year: 2016, section: '2.6, Homogeneous Coordinates' },
  ],
  provenance: fromReference,
  related: ['toMat4', 'matTranspose', 'safeInverse'],
  confusedWith: [
    {
      name: { en: 'the matrix for normals', ja: '法線用の行列' },
      en: 'Is matTranspose(safeInverse(toMat3(m))). Where all axes are scaled alike, toMat3(m) gives the same directions.',
      ja: 'matTranspose(safeInverse(toMat3(m))) です。どの軸の倍率も等しければ、toMat3(m) でも同じ方向になります。',
    },
    {
      name: { en: 'a mat3 of the plane', ja: '平面の同次座標のmat3' },
      en: 'Holds a translation of the plane in its third column. toMat3 keeps the third axis there instead.',
      ja: '三列目に平面の平行移動が入っています。toMat3の三列目は、z軸の行き先です。',
    },
  ],
  elsewhere: [
    { where: 'GLSL', name: 'mat3(m)' },
    { where: 'HLSL', name: '(float3x3)m' },
    { where: 'WGSL', name: { en: 'none', ja: 'なし' } },
    { where: 'gl-matrix', name: 'mat3.fromMat4' },
    { where: 'three.js', name: 'Matrix3.setFromMatrix4' },
    { where: 'Houdini', name: 'matrix3(m)' },
    { where: 'Godot', name: 'Transform3D.basis' },
  ],
  synonyms: {
    en: ['mat4 to mat3', 'upper left', 'submatrix', 'linear part', 'rotation part', 'remove translation', 'skybox', 'truncate', 'cast', 'convert'],
    ja: ['mat3に変換', '左上', '部分行列', 'ぶぶんぎょうれつ', '線形部分', '回転成分', '平行移動を除く', 'スカイボックス', '行列の変換', '切り出し'],
  },
  examples: {
    'sky-that-stays-away': { en: 'A sky that stays at infinity', ja: '無限遠にとどまる星空' },
    'billiard-balls': { en: 'Billiard balls that have rolled', ja: '転がったビリヤードの球' },
  },
}
