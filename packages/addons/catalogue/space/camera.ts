/** The parts that the records of cameras and projections have in common: parameters and references. */
import type { Reference, WrittenParameter } from '../record.ts'

export const eye: WrittenParameter = {
  meaning: { en: 'The position of the camera in the world.', ja: 'ワールド座標でのカメラの位置です。' },
  unit: 'position',
  range: [-3, 3],
  default: [2.4, 2, 1.6],
  outside: { en: 'Any position.', ja: 'どこでもかまいません。' },
}

export const near: WrittenParameter = {
  meaning: {
    en: 'The distance from the camera to the near clipping plane, where the depth is 0.',
    ja: 'カメラから近クリップ面までの距離です。そこで深度が0になります。',
  },
  unit: 'length',
  range: [0.1, 2],
  default: 0.8,
  outside: {
    en: 'Above 0, and not equal to far. With near and far exchanged, the depth is reversed: 1 at the nearer plane, 0 at the farther.',
    ja: '0より大きく、farと異なる値にします。nearとfarを入れ替えて渡すと深度が反転し、近い面で1、遠い面で0になります。',
  },
}

export const far: WrittenParameter = {
  meaning: {
    en: 'The distance from the camera to the far clipping plane, where the depth is 1.',
    ja: 'カメラから遠クリップ面までの距離です。そこで深度が1になります。',
  },
  unit: 'length',
  range: [3, 12],
  default: 6,
  outside: { en: 'Above 0, and not equal to near.', ja: '0より大きく、nearと異なる値にします。' },
}

export const depth: WrittenParameter = {
  meaning: {
    en: 'The depth of a pixel, as fragCoord.z and depth textures hold it: 0 at near, 1 at far.',
    ja: 'fragCoord.zや深度テクスチャーに入っている、ピクセルの深度です。nearで0、farで1です。',
  },
  unit: 'fraction',
  role: 'domain',
  range: [0, 1],
  default: 0.9,
  outside: {
    en: 'Between the camera and the near plane the depth is below 0. Beyond the far plane, and behind the camera, it is above 1. With near and far exchanged, it is the other way round.',
    ja: 'カメラと近クリップ面の間では深度が0より小さく、遠クリップ面より奥やカメラの後ろでは1より大きくなります。nearとfarを入れ替えた場合は逆です。',
  },
}

export const projections = {
  title: 'Fundamentals of Computer Graphics',
  authors: 'Steve Marschner, Peter Shirley',
  year: 2021,
  section: 'viewing',
  doi: '10.1201/9781003050339',
} as const satisfies Reference

export const clipSpace = {
  title: 'WebGPU',
  authors: 'W3C GPU for the Web Working Group',
  year: 2025,
  section: 'Coordinate systems',
  url: 'https://www.w3.org/TR/webgpu/#coordinate-systems',
} as const satisfies Reference

/** Says how the tests compute the right depth. */
export const depthOracle = {
  en: 'A point on the axis of the view, projected by gl-matrix, mat4.perspectiveZO, or brought back by the inverse of that matrix, in double precision.',
  ja: '視線上の点を、gl-matrixのmat4.perspectiveZOまたはその逆行列で倍精度で変換したものです。',
} as const
