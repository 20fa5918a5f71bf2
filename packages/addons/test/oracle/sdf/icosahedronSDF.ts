/** Oracle of icosahedronSDF: the nearest of its faces. */
import { facesOfIcosahedron, foldedSize, nearestFace } from './icosahedral.ts'

export const signatures = nearestFace('icosahedronSDF', facesOfIcosahedron)

export const size = foldedSize
