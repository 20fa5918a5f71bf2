/** The parameter of random and srandom: the value that a random number is drawn for. */
import type { WrittenParameter } from '../record.ts'

export const key: WrittenParameter = {
  meaning: {
    en: 'What the number belongs to: a float, vec2, vec3 or vec4. Apply floor to a position to give each tile one number; add a component for time, or as a seed.',
    ja: '乱数を割り当てる対象です。float、vec2、vec3、vec4のどれかを渡します。位置にfloorを使えばタイルごとに一つの値になり、成分を足せば時間やシードとして使えます。',
  },
  unit: 'position',
  role: 'domain',
  range: [-8, 8],
  default: [2, 3],
  step: 1,
  outside: {
    en: 'Any float except NaN, whose bits differ between devices. Different floats get unrelated numbers, which are sometimes equal by chance. The two zeros count as the same float, and so do subnormal numbers, which some devices flush to zero.',
    ja: 'NaN以外のどのfloatでもかまいません（NaNのビットは環境によって異なります）。異なるfloatには無関係な数が割り当てられますが、偶然等しくなることもあります。二つのゼロは同じ値とみなし、環境によってゼロになる非正規化数もゼロとして扱います。',
  },
}
