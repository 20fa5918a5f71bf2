/** Perlin's quintic of 2002 between 0 and 1 (catalogue/math/quintic.ts). */
import { generic, T } from 'kirari/node'
import { quinticPolynomial } from './quintic-polynomial.ts'

/** An S-curve from 0 to 1 with zero slope and curvature at both ends. */
export const quintic = /*#__PURE__*/ generic('quintic', [{ x: T }], T, (x) => quinticPolynomial(x.saturate().toConst('t')).min(1))
