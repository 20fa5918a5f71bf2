/** Numbers: rounding, limits and ramps. */
import type { Entries } from '../record.ts'

export const number: Entries = {
  abs: { takes: 'x', is: { en: 'The distance from zero.', ja: 'ゼロからの距離です。' }, example: 'abs(x)', plot: { x: [-2, 2], y: [-0.5, 2] } },
  sign: { takes: 'x', is: { en: '−1, 0 or 1.', ja: '−1、0、1のいずれかです。' }, example: 'sign(x)', plot: { x: [-2, 2], y: [-1.5, 1.5] } },
  floor: { takes: 'x', is: { en: 'The next whole number below.', ja: 'x以下の最大の整数です。' }, example: 'floor(x)', plot: { x: [-2, 2], y: [-2.5, 2] } },
  ceil: { takes: 'x', is: { en: 'The next whole number above.', ja: 'x以上の最小の整数です。' }, example: 'ceil(x)', plot: { x: [-2, 2], y: [-2, 2.5] } },
  round: {
    takes: 'x',
    is: { en: 'The nearest whole number; halves go to the even one.', ja: '最も近い整数です。ちょうど中間の値は偶数になります。' },
    note: {
      en: 'round(0.5) is 0, round(1.5) is 2. GLSL leaves halves to the driver, so roundEven is used there.',
      ja: 'round(0.5)は0、round(1.5)は2です。GLSLのroundは中間の値の扱いがドライバー任せなので、roundEvenを使います。',
    },
    example: 'round(x)',
    plot: { x: [-2, 2], y: [-2.5, 2.5] },
  },
  trunc: {
    takes: 'x',
    is: { en: 'The whole part: towards zero.', ja: '整数部です。ゼロに向かって切り捨てます。' },
    example: 'trunc(x)',
    plot: { x: [-2, 2], y: [-2.5, 2.5] },
  },
  fract: {
    takes: 'x',
    is: { en: 'x − floor(x): what is above the whole number below.', ja: 'x − floor(x) です。xからfloor(x)を引いた残りです。' },
    note: {
      en: 'Never negative: fract(−0.25) is 0.75. Just below a whole number it may round to 1.',
      ja: '負にはなりません。fract(−0.25)は0.75です。整数のすぐ下では、丸めで1になることがあります。',
    },
    example: 'fract(x)',
    plot: { x: [-2, 2], y: [-0.25, 1.25] },
  },
  modf: {
    signature: 'modf(x: F) → { whole: F, fract: F }',
    is: { en: 'The whole part and the rest, both with the sign of x.', ja: '整数部と残りです。どちらもxと同じ符号です。' },
    example: 'modf(x).fract',
  },
  frexp: {
    signature: 'frexp(x: F) → { fract: F, exponent: int }',
    is: { en: 'x as fract · 2^exponent, with fract from 0.5 to 1.', ja: 'xをfract・2^exponentに分けます。fractの大きさは0.5以上1未満です。' },
    example: 'frexp(x).exponent',
  },
  ldexp: {
    signature: 'ldexp(x: F, exponent: int) → F',
    is: { en: 'x · 2^exponent.', ja: 'x・2^exponentです。' },
    example: 'ldexp(x, i)',
  },
  mod: {
    takes: 'x, y',
    is: { en: 'x − y·floor(x / y): the remainder with the sign of y.', ja: 'x − y・floor(x / y) です。符号がyに従う剰余です。' },
    note: {
      en: 'mod(−0.5, 2) is 1.5, so a pattern made with it has no seam at zero. For integers there is the method remainder.',
      ja: 'mod(−0.5, 2)は1.5なので、ゼロをまたぐ繰り返し模様に継ぎ目ができません。整数にはメソッドremainderがあります。',
    },
    example: 'mod(x, 2)',
    plot: { x: [-3, 3], y: [-0.5, 2.5], args: ['x', 2] },
  },
  min: {
    takes: 'x, y',
    is: { en: 'The smaller of two.', ja: '2つのうち小さいほうです。' },
    note: { en: 'Where one is NaN the result is not defined.', ja: '一方がNaNのときの結果は定義されません。' },
    example: 'min(x, y)',
  },
  max: {
    takes: 'x, y',
    is: { en: 'The larger of two.', ja: '2つのうち大きいほうです。' },
    note: { en: 'Where one is NaN the result is not defined.', ja: '一方がNaNのときの結果は定義されません。' },
    example: 'max(p, 0)',
  },
  clamp: {
    takes: 'x, low, high',
    is: { en: 'x held between low and high: min(max(x, low), high).', ja: 'xをlowとhighの間に収めます。min(max(x, low), high) です。' },
    note: { en: 'Not defined where low is above high.', ja: 'lowがhighより大きいときは定義されません。' },
    example: 'clamp(x, -1, 1)',
    plot: { x: [-2, 2], y: [-1.5, 1.5], args: ['x', -1, 1] },
  },
  saturate: {
    signature: 'saturate(x: F) → F',
    is: { en: 'x held between 0 and 1.', ja: 'xを0と1の間に収めます。' },
    example: 'saturate(x)',
    plot: { x: [-1, 2], y: [-0.25, 1.25] },
  },
  mix: {
    takes: 'a, b, t',
    is: { en: 'a at t = 0, b at t = 1, and on a straight line between and beyond.', ja: 't = 0でa、t = 1でb。その間も外側も直線で結びます。' },
    example: 'mix(v, w, 0.5)',
    plot: { x: [-0.5, 1.5], y: [-1, 3], args: [0, 2, 'x'] },
  },
  step: {
    takes: 'edge, x',
    is: { en: '0 where x is below the edge, else 1.', ja: 'xがedge未満なら0、それ以外は1です。' },
    example: 'step(0.5, x)',
    plot: { x: [-1, 2], y: [-0.25, 1.25], args: [0.5, 'x'] },
  },
  smoothstep: {
    takes: 'low, high, x',
    is: { en: 'A ramp from 0 at low to 1 at high that begins and ends level.', ja: 'lowで0、highで1になる、始まりと終わりが平らな坂です。' },
    note: {
      en: 'Equal edges give a step, reversed edges a ramp down; GLSL and WGSL leave both undefined, so these are written out.',
      ja: '2つの端が等しければ段差に、逆なら下り坂になります。GLSLとWGSLではどちらも未定義なので、式に展開されます。',
    },
    example: 'smoothstep(0, 1, x)',
    plot: { x: [-0.5, 1.5], y: [-0.25, 1.25], args: [0, 1, 'x'] },
  },
  fma: {
    takes: 'a, b, c',
    is: { en: 'a · b + c.', ja: 'a・b + cです。' },
    note: { en: 'Rounded once where the device can, twice where it cannot.', ja: 'デバイスが対応していれば丸めは1回、そうでなければ2回です。' },
    example: 'fma(x, y, t)',
  },
  isNan: {
    takes: 'x',
    is: { en: 'Whether x is not a number.', ja: 'xが非数かどうかです。' },
    note: { en: 'Asked of the bits; a driver may assume that there are none.', ja: 'ビットで判定します。ドライバーがNaNは現れないと仮定することもあります。' },
    example: 'isNan(x)',
  },
  isInf: {
    takes: 'x',
    is: { en: 'Whether x is infinite.', ja: 'xが無限大かどうかです。' },
    note: { en: 'As for isNan.', ja: 'isNanと同じ注意が当てはまります。' },
    example: 'isInf(x)',
  },
  quantizeToHalf: { takes: 'x', is: { en: 'x rounded to half precision, as a float.', ja: 'xを半精度に丸めたfloatです。' }, example: 'quantizeToHalf(x)' },
}
