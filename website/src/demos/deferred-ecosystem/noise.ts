/** The noise that the ground is made of: hills, and where trees grow. scripts/ecosystem-ground.ts prints it as JavaScript. */
import { fbm } from '@kirari/addons'
import { fn, int, vec2 } from 'kirari/node'

export const ground = fn('ground', [{ place: vec2 }], vec2, (place) => vec2(fbm(place.mul(2.1), int(5)), fbm(place.mul(7).add(40), int(2))))
