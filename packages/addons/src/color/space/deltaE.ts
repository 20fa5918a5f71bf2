/** The difference of two colours by the formula of 1976: their distance in CIELAB (catalogue/color/space/deltaE.ts). */
import { distance, float, fn, vec3 } from 'kirari/node'

/** The distance of two colours in CIELAB. */
export const deltaE = /*#__PURE__*/ fn('deltaE', [{ lab1: vec3 }, { lab2: vec3 }], float, (lab1, lab2) => distance(lab1, lab2))
