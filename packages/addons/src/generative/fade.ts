/** Perlin's fade curve of 2002 on numbers in 0…1: zero first and second derivatives at both ends. Internal to generative/. */
import { float, generic, T } from 'kirari/node'

/** 6t⁵ − 15t⁴ + 10t³, arranged so that rounding errors stay small near t = 1 too. */
export const fade = /*#__PURE__*/ generic('fade', [{ t: T }], T, (t) => {
  const left = float(1).sub(t).toConst('left')
  return t
    .mul(t)
    .mul(t)
    .mul(left.mul(left.mul(6).add(3)).add(1))
})
