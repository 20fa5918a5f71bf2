/** The oracle of the icosahedron and the dodecahedron: the nearest of their faces, which are made from their corners. */
import { times } from '../../harness/oracle.ts'
import type { SignatureOracle, SizeBudget } from '../../harness/oracle.ts'
import { toFacet } from './facet.ts'
import type { Place } from './facet.ts'
import { half, place } from './range.ts'

const golden = (1 + Math.sqrt(5)) / 2
const signs = [-1, 1]
const dot = ([x, y, z]: Place, [a, b, c]: Place): number => x * a + y * b + z * c
const turned = ([x, y, z]: Place): readonly Place[] => [
  [x, y, z],
  [y, z, x],
  [z, x, y],
]

/** 12 of the first and 20 of the second: each points to the middle of a face of the other. */
const icosahedronCorners = signs.flatMap((a) => signs.flatMap((b) => turned([0, a, b * golden])))
const dodecahedronCorners: readonly Place[] = [
  ...signs.flatMap((a) => signs.flatMap((b) => signs.map((c): Place => [a, b, c]))),
  ...signs.flatMap((a) => signs.flatMap((b) => turned([a / golden, 0, b * golden]))),
]

/** The corners of the face that looks along `normal`, in order around it. */
const faceAlong = (normal: Place, corners: readonly Place[]): readonly Place[] => {
  const furthest = Math.max(...corners.map((corner) => dot(corner, normal)))
  const own = corners.filter((corner) => dot(corner, normal) > furthest - 1e-6)
  const [x, y, z] = normal
  const [a, b, c] = own[0] ?? normal
  const across: Place = [y * c - z * b, z * a - x * c, x * b - y * a]
  const [d, e, f] = across
  const ahead: Place = [e * z - f * y, f * x - d * z, d * y - e * x]
  const angle = (at: Place): number => Math.atan2(dot(at, across) * Math.hypot(x, y, z), dot(at, ahead))
  return own.toSorted((one, other) => angle(one) - angle(other))
}

/** With corners at the distance 1 from the centre. */
const unitFaces = (normals: readonly Place[], corners: readonly Place[]): readonly (readonly Place[])[] =>
  normals.map((normal) => faceAlong(normal, corners).map((corner) => scaled(corner, 1 / Math.hypot(...corner))))
const scaled = ([x, y, z]: Place, factor: number): Place => [x * factor, y * factor, z * factor]
const [icosahedron, dodecahedron] = [unitFaces(dodecahedronCorners, icosahedronCorners), unitFaces(icosahedronCorners, dodecahedronCorners)]

/** The faces, by the distance of the corners from the centre. */
export const facesOfIcosahedron = (r: number): readonly (readonly Place[])[] => icosahedron.map((face) => face.map((corner) => scaled(corner, r)))
export const facesOfDodecahedron = (r: number): readonly (readonly Place[])[] => dodecahedron.map((face) => face.map((corner) => scaled(corner, r)))

/** The distance to the nearest of these faces of a solid about the origin, negative inside. */
const toFaces = (p: Place, faces: readonly (readonly Place[])[], r: number): number => {
  if (r === 0) return Math.hypot(...p)
  const isInside = faces.every((face) => {
    const sum = face.reduce<Place>(([x, y, z], [a, b, c]) => [x + a, y + b, z + c], [0, 0, 0])
    return dot(p, sum) < dot(face[0] ?? p, sum)
  })
  return (isInside ? -1 : 1) * Math.min(...faces.map((face) => toFacet(p, face)))
}

/** Compares a solid with the nearest of its faces, which `facesOf` gives by the distance of their corners. */
export const nearestFace = (signature: string, facesOf: (r: number) => readonly (readonly Place[])[]): readonly SignatureOracle[] => {
  const expected =
    (larger = 1) =>
    ([x = NaN, y = NaN, z = NaN, r = NaN]: readonly number[]): readonly number[] => [toFaces([x, y, z], facesOf(r * larger), r)]
  return [
    {
      signature,
      expected: expected(),
      ranges: [...times(3, place), half],
      rows: [
        [0, 0, 0, 1],
        [2, 3, 6, 0],
        [2, 2, 2, 1],
        [0, 1, golden, 1],
        [1, 0, 0, 1],
      ],
      mutant: expected(1.01),
    },
  ]
}

export const foldedSize: SizeBudget = { bytes: 375, reason: 'three rounds of four mirrors, written out because a loop of the language is larger' }
