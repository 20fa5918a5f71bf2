/** Oracle of dodecahedronSDF: the nearest of its faces. */
import { facesOfDodecahedron, foldedSize, nearestFace } from './icosahedral.ts'

export const signatures = nearestFace('dodecahedronSDF', facesOfDodecahedron)

export const size = foldedSize
