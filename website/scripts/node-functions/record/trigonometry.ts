/** Angles and hyperbolas. Angles are in radians. */
import type { Entries } from '../record.ts'

const pi = Math.PI
const large = {
  en: 'Exact to about 2⁻¹¹ from −π to π; outside, no accuracy is guaranteed, so reduce large angles to that range first.',
  ja: '−πからπの範囲で約2⁻¹¹まで正確です。範囲外の精度は保証されないので、大きな角度は先にこの範囲に収めてください。',
}

export const trigonometry: Entries = {
  sin: { takes: 'x', is: { en: 'The sine of an angle.', ja: '角の正弦です。' }, note: large, example: 'sin(x)', plot: { x: [-pi, pi], y: [-1.25, 1.25] } },
  cos: { takes: 'x', is: { en: 'The cosine of an angle.', ja: '角の余弦です。' }, note: large, example: 'cos(x)', plot: { x: [-pi, pi], y: [-1.25, 1.25] } },
  tan: {
    takes: 'x',
    is: { en: 'The tangent of an angle: sin / cos.', ja: '角の正接です。sin / cosです。' },
    example: 'tan(x)',
    plot: { x: [-1.4, 1.4], y: [-4, 4] },
  },
  asin: {
    takes: 'x',
    is: { en: 'The angle whose sine is x, −π/2 to π/2.', ja: '正弦がxである角です。−π/2からπ/2です。' },
    note: { en: 'Defined from −1 to 1.', ja: '−1から1で定義されます。' },
    example: 'asin(x)',
    plot: { x: [-1, 1], y: [-2, 2] },
  },
  acos: {
    takes: 'x',
    is: { en: 'The angle whose cosine is x, 0 to π.', ja: '余弦がxである角です。0からπです。' },
    note: { en: 'Defined from −1 to 1.', ja: '−1から1で定義されます。' },
    example: 'acos(x)',
    plot: { x: [-1, 1], y: [-0.5, 3.5] },
  },
  atan: {
    takes: 'x',
    is: { en: 'The angle whose tangent is x, −π/2 to π/2.', ja: '正接がxである角です。−π/2からπ/2です。' },
    example: 'atan(x)',
    plot: { x: [-4, 4], y: [-2, 2] },
  },
  atan2: {
    takes: 'y, x',
    is: { en: 'The angle of the direction (x, y), −π to π. Mind the order.', ja: '方向 (x, y) の角です。−πからπです。引数の順に注意してください。' },
    note: { en: 'The origin has no angle: not defined there.', ja: '原点に角はないので、そこでは定義されません。' },
    example: 'atan2(p.y, p.x)',
  },
  sinh: { takes: 'x', is: { en: 'The hyperbolic sine.', ja: '双曲線正弦です。' }, example: 'sinh(x)', plot: { x: [-2, 2], y: [-4, 4] } },
  cosh: {
    takes: 'x',
    is: { en: 'The hyperbolic cosine: the shape of a hanging chain.', ja: '双曲線余弦です。垂れた鎖の形になります。' },
    example: 'cosh(x)',
    plot: { x: [-2, 2], y: [0, 4] },
  },
  tanh: {
    takes: 'x',
    is: { en: 'The hyperbolic tangent: from −1 to 1 in a soft step.', ja: '双曲線正接です。−1から1へ滑らかに移ります。' },
    example: 'tanh(x)',
    plot: { x: [-3, 3], y: [-1.25, 1.25] },
  },
  asinh: { takes: 'x', is: { en: 'The inverse of sinh.', ja: 'sinhの逆関数です。' }, example: 'asinh(x)', plot: { x: [-4, 4], y: [-2.5, 2.5] } },
  acosh: {
    takes: 'x',
    is: { en: 'The inverse of cosh, from 1 up.', ja: 'coshの逆関数です。' },
    note: { en: 'Not defined below 1.', ja: '1より小さいと定義されません。' },
    example: 'acosh(x)',
    plot: { x: [1, 5], y: [0, 2.5] },
  },
  atanh: {
    takes: 'x',
    is: { en: 'The inverse of tanh.', ja: 'tanhの逆関数です。' },
    note: { en: 'Defined between −1 and 1.', ja: '−1と1の間で定義されます。' },
    example: 'atanh(x)',
    plot: { x: [-0.98, 0.98], y: [-2.5, 2.5] },
  },
  radians: { takes: 'degrees', is: { en: 'Degrees to radians.', ja: '度をラジアンにします。' }, example: 'radians(x)' },
  degrees: { takes: 'radians', is: { en: 'Radians to degrees.', ja: 'ラジアンを度にします。' }, example: 'degrees(x)' },
}
