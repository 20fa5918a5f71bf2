/** Perlin's fade curve of 2002 on numbers in 0…1: zero first and second derivatives at both ends. Internal to generative/. */
import { generic, T } from 'kirari/node'
import { quinticPolynomial } from '../math/quintic-polynomial.ts'

export const fade = /*#__PURE__*/ generic('fade', [{ t: T }], T, quinticPolynomial)
