/** Perlin's fade curve of 2002 as an expression of a number in 0…1. Shared by quintic, smootherstep and the noises. */
import { float } from 'kirari/node'
import type { Generic } from 'kirari/node'

/** 6t⁵ − 15t⁴ + 10t³, arranged so that rounding errors stay small near t = 1 too. */
export const quinticPolynomial = (t: Generic): Generic => {
  const left = float(1).sub(t).toConst('left')
  return t
    .mul(t)
    .mul(t)
    .mul(left.mul(left.mul(6).add(3)).add(1))
}
