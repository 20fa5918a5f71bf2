/** Perlin's fade curve of 2002 on numbers in 0…1, which has zero first and second derivatives at both ends, and its derivative. Internal to generative/. */
import { generic, T } from 'kirari/node'
import { quinticPolynomial } from '../math/quintic-polynomial.ts'

export const fade = /*#__PURE__*/ generic('fade', [{ t: T }], T, quinticPolynomial)

export const fadeSlope = /*#__PURE__*/ generic('fadeSlope', [{ t: T }], T, (t) =>
  t
    .mul(t)
    .mul(t.mul(t.sub(2)).add(1))
    .mul(30),
)
