/** The categories of functions, in reading order. */
import type { Text } from './record.ts'

export type CategoryId =
  | 'animation/easing'
  | 'color/blend'
  | 'color/composite'
  | 'color/space'
  | 'draw'
  | 'generative'
  | 'geometry/aabb'
  | 'geometry/triangle'
  | 'math'
  | 'math/quat'
  | 'sdf'
  | 'space'

export interface Category {
  /** Folder of its functions and first part of their addresses. */
  readonly id: CategoryId
  readonly title: Text
  readonly summary: Text
}

export const categories: readonly Category[] = [
  {
    id: 'animation/easing',
    title: { en: 'Easing', ja: 'イージング' },
    summary: { en: 'Curves that give a movement its start, its end and its character.', ja: '動きの始まりと終わり、そして表情を決める曲線です。' },
  },
  {
    id: 'color/blend',
    title: { en: 'Blend modes', ja: 'ブレンドモード' },
    summary: { en: 'How the colour of one layer changes the colour of the one below.', ja: '重ねた色が、下の色をどう変えるかを決めます。' },
  },
  {
    id: 'color/composite',
    title: { en: 'Compositing', ja: '合成' },
    summary: { en: 'Which parts of two layers remain where they overlap, by their alpha.', ja: '重なった二つのレイヤーのどこを残すかを、アルファで決めます。' },
  },
  {
    id: 'color/space',
    title: { en: 'Colour spaces', ja: '色空間' },
    summary: { en: 'The same colour in other coordinates: by hue, by lightness, by light.', ja: '同じ色を、色相や明るさ、光の量といった別の座標で表します。' },
  },
  {
    id: 'draw',
    title: { en: 'Drawing', ja: '描画' },
    summary: { en: 'From a distance or a number to something you can see.', ja: '距離や数値を、目に見える形にします。' },
  },
  {
    id: 'generative',
    title: { en: 'Noise and random numbers', ja: 'ノイズと乱数' },
    summary: { en: 'Chance that repeats: the same on every device, in every frame.', ja: 'どの環境でも、どのフレームでも同じ結果になる「偶然」です。' },
  },
  {
    id: 'geometry/aabb',
    title: { en: 'Boxes', ja: '軸平行ボックス' },
    summary: {
      en: 'Axis-aligned bounding boxes: what lies inside them and which rays meet them.',
      ja: '軸に平行な直方体（AABB）について、内外やレイとの交わりを調べます。',
    },
  },
  {
    id: 'geometry/triangle',
    title: { en: 'Triangles', ja: '三角形' },
    summary: { en: 'Points, rays and distances on the simplest piece of a surface.', ja: '面の最小単位である三角形について、点やレイ、距離を計算します。' },
  },
  {
    id: 'math',
    title: { en: 'Mathematics', ja: '数学' },
    summary: {
      en: 'Ramps, remaps and what the shading languages lack or disagree on.',
      ja: '補間や写像のほか、シェーダー言語に欠けているもの、言語ごとに異なるものを補います。',
    },
  },
  {
    id: 'math/quat',
    title: { en: 'Quaternions', ja: 'クォータニオン' },
    summary: { en: 'Rotations in space as four numbers that multiply and blend well.', ja: '空間の回転を、掛けやすく補間しやすい四つの数で表します。' },
  },
  {
    id: 'sdf',
    title: { en: 'Distance fields', ja: '距離関数' },
    summary: {
      en: 'Shapes by their signed distance: negative inside, zero on the edge, positive outside.',
      ja: '図形を符号付き距離で表します。内側は負、境界は0、外側は正です。',
    },
  },
  {
    id: 'space',
    title: { en: 'Coordinates', ja: '座標' },
    summary: { en: 'Fold, tile and turn the plane before anything is drawn on it.', ja: '描く前に、平面を折り、並べ、回します。' },
  },
]
