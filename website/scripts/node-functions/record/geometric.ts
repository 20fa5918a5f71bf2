/** Vectors as arrows and places. */
import type { Entries } from '../record.ts'

export const geometric: Entries = {
  length: { takes: 'v', is: { en: 'How long a vector is.', ja: 'ベクトルの長さです。' }, example: 'length(p)' },
  distance: { takes: 'a, b', is: { en: 'How far two places are apart.', ja: '2点の距離です。' }, example: 'distance(p, q)' },
  dot: {
    signature: 'dot(a: V, b: V) → float',
    is: { en: 'The dot product: of unit vectors, the cosine of the angle between them.', ja: '内積です。単位ベクトルどうしなら、間の角の余弦になります。' },
    note: { en: 'Of vectors of ints it is an int, of uints a uint.', ja: '整数のベクトルどうしなら、結果も同じ種類の整数です。' },
    example: 'dot(v, w)',
  },
  cross: {
    takes: 'a, b',
    is: {
      en: 'A vector at right angles to both, as long as the area between them; right-handed.',
      ja: '両方に直交し、2つが張る面積を長さとするベクトルです。右手系です。',
    },
    example: 'cross(v, w)',
  },
  normalize: {
    takes: 'v',
    is: { en: 'The same direction with length 1.', ja: '同じ向きの、長さ1のベクトルです。' },
    note: { en: 'A zero vector has no direction: not defined.', ja: 'ゼロベクトルには向きがないので、定義されません。' },
    example: 'normalize(v)',
  },
  reflect: {
    takes: 'incident, normal',
    is: { en: 'The direction mirrored at a surface with this unit normal.', ja: 'この単位法線を持つ面で反射した方向です。' },
    example: 'reflect(v, w)',
  },
  refract: {
    signature: 'refract(incident: V, normal: V, eta: float) → V',
    is: {
      en: 'The direction bent into a surface; eta is the ratio of the refractive indices. Zero where all light is reflected.',
      ja: '面の中へ屈折した方向です。etaは屈折率の比です。全反射のときはゼロベクトルになります。',
    },
    example: 'refract(v, w, 0.66)',
  },
  faceForward: {
    takes: 'normal, incident, reference',
    is: { en: 'The normal, turned so that it faces against the incident direction.', ja: '入射方向に向き合うようにした法線です。' },
    example: 'faceForward(v, w, v)',
  },
}
