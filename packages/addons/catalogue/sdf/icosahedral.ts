/** The parts that the records of icosahedronSDF and dodecahedronSDF have in common. */
import type { Text } from '../record.ts'

export const faces = 'the greatest distance to a plane is a lower bound, too small past an edge or a corner'
export const turned = 'it turns into itself in turns of a fifth, a third and a half'

export const lessThanDistance: Text = {
  en: 'Cheaper to write, and too small past an edge or a corner: a lower bound, not the distance.',
  ja: '式は簡単ですが、辺や頂点の先では小さすぎます。距離そのものではなく、その下界です。',
}
